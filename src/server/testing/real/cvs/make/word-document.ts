import { strToU8, zipSync } from 'fflate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMES = `xmlns:w="${MAIN}" xmlns:r="${OFFICE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"`;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * Writes a document the way Word does: styles, numbering, runs that break inside words, tabs, tables, text
 * boxes (`aside`), content controls (`section`), and a page's `header` and `footer` in separate parts.
 */
export function wordDocument(html: string): Uint8Array {
  const body = elements(elements(parse(html).childNodes)[0]!.childNodes).find(
    ({ tagName }) => tagName === 'body',
  )!;
  const isRightToLeft = body.attrs.some(({ name, value }) => name === 'dir' && value === 'rtl');
  const writer = new Writer(isRightToLeft);
  const of = (tag: string) => elements(body.childNodes).filter(({ tagName }) => tagName === tag);
  const rest = body.childNodes.filter((node) => !['header', 'footer'].includes((node as Element).tagName));
  const section = `<w:sectPr>${of('header').length > 0 ? '<w:headerReference w:type="default" r:id="rId8"/>' : ''}${of('footer').length > 0 ? '<w:footerReference w:type="default" r:id="rId9"/>' : ''}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`;
  const part = (name: string, nodes: readonly Node[], end = '') =>
    strToU8(`${HEAD}<w:${name} ${NAMES}>${writer.blocks(nodes)}${end}</w:${name}>`);
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(
      `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(
      `${HEAD}<w:document ${NAMES}><w:body>${writer.blocks(rest)}${section}</w:body></w:document>`,
    ),
    'word/styles.xml': strToU8(STYLES),
    'word/numbering.xml': strToU8(NUMBERING),
    'word/header1.xml': part(
      'hdr',
      of('header').flatMap(({ childNodes }) => childNodes),
      '<w:p/>',
    ),
    'word/footer1.xml': part(
      'ftr',
      of('footer').flatMap(({ childNodes }) => childNodes),
      '<w:p/>',
    ),
  };
  return zipSync(files, { level: 9, mtime: new Date(2026, 0, 1) });
}

class Writer {
  #runs = 0;
  readonly #isRightToLeft: boolean;

  constructor(isRightToLeft: boolean) {
    this.#isRightToLeft = isRightToLeft;
  }

  blocks(nodes: readonly Node[]): string {
    return elements(nodes)
      .map((element) => this.#block(element))
      .join('');
  }

  #block(element: Element): string {
    const { tagName, childNodes } = element;
    switch (tagName) {
      case 'ul':
        return elements(childNodes)
          .map((item) =>
            this.#paragraph(
              item.childNodes,
              '<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
            ),
          )
          .join('');
      case 'table':
        return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr>${rowsOf(element)
          .map(
            (row) =>
              `<w:tr>${elements(row.childNodes)
                .map(
                  ({ childNodes: inside }) =>
                    `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${hasBlocks(inside) ? this.blocks(inside) : this.#paragraph(inside)}</w:tc>`,
                )
                .join('')}</w:tr>`,
          )
          .join('')}</w:tbl><w:p/>`;
      case 'aside': {
        const inside = `<w:txbxContent>${this.blocks(childNodes)}</w:txbxContent>`;
        return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx>${inside}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${inside}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
      }
      case 'section':
        return `<w:sdt><w:sdtPr><w:id w:val="${400 + this.#runs}"/></w:sdtPr><w:sdtContent>${this.blocks(childNodes)}</w:sdtContent></w:sdt>`;
      case 'h1':
        return this.#paragraph(childNodes, '<w:pStyle w:val="Title"/>');
      case 'h2':
        return this.#paragraph(childNodes, '<w:pStyle w:val="Heading1"/>');
      default:
        return this.#paragraph(childNodes);
    }
  }

  #paragraph(nodes: readonly Node[], properties = ''): string {
    const direction = this.#isRightToLeft ? '<w:bidi/>' : '';
    return `<w:p w:rsidR="00B4${String(1000 + this.#runs)}"><w:pPr>${properties}${direction}</w:pPr>${this.#inline(nodes, '')}</w:p>`;
  }

  #inline(nodes: readonly Node[], style: string): string {
    return nodes
      .map((node) => {
        if (node.nodeName === '#text')
          return this.#text((node as DefaultTreeAdapterTypes.TextNode).value.replace(/\s+/g, ' '), style);
        const { tagName, childNodes } = node as Element;
        if (tagName === 'br') return '<w:r><w:br/></w:r>';
        if (tagName === 'tab') return `<w:r><w:tab/></w:r>${this.#inline(childNodes, style)}`;
        return this.#inline(childNodes, tagName === 'b' ? `${style}<w:b/><w:bCs/>` : style);
      })
      .join('');
  }

  /** Word starts a new run wherever a letter was corrected or the spelling was checked. */
  #text(text: string, style: string): string {
    if (text === '' || text === ' ') return text && this.#run(text, style);
    const at = 2 + ((this.#runs * 7) % 9);
    const [start, end] = [text.slice(0, at), text.slice(at)];
    return `${this.#run(start, style)}<w:proofErr w:type="spellStart"/>${end && this.#run(end, style)}<w:proofErr w:type="spellEnd"/>`;
  }

  #run(text: string, style: string): string {
    this.#runs += 1;
    const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    return `<w:r w:rsidRPr="00C${String(10000 + this.#runs)}"><w:rPr>${style}<w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${escaped}</w:t></w:r>`;
  }
}

const elements = (nodes: readonly Node[]): Element[] =>
  nodes.filter((node): node is Element => 'tagName' in node);
const hasBlocks = (nodes: readonly Node[]) =>
  elements(nodes).some(({ tagName }) => ['p', 'ul', 'table', 'h2'].includes(tagName));
const rowsOf = (table: Element): Element[] =>
  elements(table.childNodes).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));

const TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
  ['document', 'document.main'],
  ['styles', 'styles'],
  ['numbering', 'numbering'],
  ['header1', 'header'],
  ['footer1', 'footer'],
]
  .map(([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${PARTS}.${type}+xml"/>`)
  .join('')}</Types>`;
const RELATIONS = `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
  ['rId1', 'styles', 'styles'],
  ['rId2', 'numbering', 'numbering'],
  ['rId8', 'header', 'header1'],
  ['rId9', 'footer', 'footer1'],
]
  .map(([id, type, name]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${name}.xml"/>`)
  .join('')}</Relationships>`;
const STYLES = `${HEAD}<w:styles ${NAMES}>${['Normal', 'Title', 'Heading1', 'ListParagraph']
  .map(
    (id) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id.replace('g1', 'g 1').replace('tP', 't P')}"/></w:style>`,
  )
  .join('')}</w:styles>`;
const NUMBERING = `${HEAD}<w:numbering ${NAMES}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
