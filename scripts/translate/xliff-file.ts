import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import type { Row } from './translation-table.ts';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';

/** Separates a text's key from its plural form in the id of a unit. */
const FORM = /^(.*)\|(zero|one|two|few|many|other)$/s;

/** States of a target that is not a finished translation. */
const UNFINISHED = /^(new|needs-)/;

/** Makes an XLIFF 1.2 file, which OmegaT, Crowdin and Weblate read: a unit for each row. */
export function xliffOf(language: string, rows: readonly Row[]): string {
  const document = new DOMParser().parseFromString(`<xliff xmlns="${NAMESPACE}" version="1.2"/>`, 'text/xml');
  const add = (parent: Element, name: string, attributes: Record<string, string>, text?: string) => {
    const element = document.createElementNS(NAMESPACE, name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    if (text !== undefined) element.appendChild(document.createTextNode(text));
    parent.appendChild(document.createTextNode('\n'));
    parent.appendChild(element);
    return element;
  };
  const file = add(document.documentElement, 'file', {
    original: 'schemas',
    'source-language': 'en',
    'target-language': language,
    datatype: 'plaintext',
  });
  const body = add(file, 'body', {});
  for (const { key, form, state, english, translation, where, workshop } of rows) {
    const id = form ? `${key}|${form}` : key;
    const unit = add(body, 'trans-unit', { id, resname: id, 'xml:space': 'preserve' });
    add(unit, 'source', { 'xml:lang': 'en' }, english);
    if (translation) {
      const done = state === 'outdated' ? 'needs-review-translation' : 'translated';
      add(unit, 'target', { 'xml:lang': language, state: done }, translation);
    }
    const note = [where, workshop, form && `Plural form: ${form}`].filter(Boolean).join('\n');
    if (note) add(unit, 'note', { from: 'developer' }, note);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

/** Reads an XLIFF 1.2 file that a translator has filled in; throws with the reason if it is none. */
export function readXliff(text: string): Row[] {
  const document = parsed(text);
  const { documentElement: root } = document;
  if (root?.localName !== 'xliff') throw new Error('it is no XLIFF file');
  const version = root.getAttribute('version');
  if (version !== '1.2') throw new Error(`it is XLIFF ${version}: save it as XLIFF 1.2`);
  return elements(document, 'file').flatMap((file) => {
    const language = file.getAttribute('target-language') ?? '';
    return elements(file, 'trans-unit').map((unit) => rowOf(unit, language.split(/[-_]/)[0]!.toLowerCase()));
  });
}

function rowOf(unit: Element, language: string): Row {
  const id = unit.getAttribute('id') ?? '';
  const [, key = id, form = ''] = FORM.exec(id) ?? [];
  const [source] = children(unit, 'source');
  const [target] = children(unit, 'target');
  const isFinished = target && !UNFINISHED.test(target.getAttribute('state') ?? '');
  return {
    language,
    state: '',
    key,
    form,
    english: source?.textContent ?? '',
    translation: (isFinished && target.textContent) || '',
    where: '',
    workshop: '',
  };
}

function parsed(text: string): Document {
  let problem: string | undefined;
  const note = (message: string) => {
    problem ??= message.replace(/^\[xmldom \w+\]\s*/, '').split('\n')[0]!;
  };
  const errorHandler = { warning: note, error: note, fatalError: note };
  const document = new DOMParser({ errorHandler }).parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml');
  if (problem !== undefined) throw new Error(`it cannot be read as XML: ${problem}`);
  return document;
}

const elements = (within: Document | Element, name: string): Element[] =>
  Array.from(within.getElementsByTagNameNS(NAMESPACE, name));

/** A tool may keep other translations of a unit in `alt-trans`, which has sources and targets of its own. */
const children = (unit: Element, name: string): Element[] =>
  elements(unit, name).filter(({ parentNode }) => parentNode === unit);
