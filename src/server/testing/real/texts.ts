/** Texts as people write and paste them. */

/**
 * Plain text as Word puts it on the clipboard: curly quotes, dashes, bullets, non-breaking spaces and soft
 * hyphens.
 */
export const WORD_TEXT = [
  '“I don’t teach subjects – I teach children,” my first head of department used to say…',
  '',
  '•\tPlanned\u00a0&\u00a0taught a spiral curriculum for Years\u00a07–9',
  '•\tRaised the share of A*–C from 61\u202f% to 78\u202f%',
  'o\tLed the “Maths\u00a0for\u00a0All” club; co\u2011ordinated inter\u00addisci\u00adplin\u00adary projects',
  '§\tSafeguarding lead (Level\u00a03)',
  '',
  'Available from 1\u00a0August\u00a02026 – salary: SAR\u00a0180\u202f000.',
].join('\r\n');

/**
 * The same as HTML, as Word puts it on the clipboard: conditional comments, `mso` styles, `o:p`, and lists
 * made of paragraphs.
 */
export const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; mso-pagination:widow-orphan;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='font-family:"Calibri",sans-serif;mso-ansi-language:EN-US'>About the role<o:p></o:p></span></b></p>
<p class=MsoNormal><span style='color:#1F497D'>You&#8217;ll teach &#8220;IB&nbsp;MYP&#8221; mathematics &#8211; Years&nbsp;7&#8211;9<o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Plan lessons<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Assess &amp; report<o:p></o:p></p>
<!--EndFragment--></body></html>`;

/**
 * HTML as Google Docs puts it on the clipboard: everything in a `b` that is not bold, and bold text set by
 * styles.
 */
export const GOOGLE_DOCS_HTML = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f0c2c1e-7fff"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">We are a school of </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">forty nations</span></p><ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Small classes</span></p></li></ul></b>`;

const SENTENCES = [
  'When I came to my present school, the mathematics department had lost three teachers within a year.',
  'I began with what the children already knew, and wrote down each lesson what had surprised me.',
  '“Show me another way” became the sentence that my classes heard most often – and, in time, said themselves.',
  'Parents were invited twice a term; many of them had never seen how their children learn.',
  'In the end the results followed: 78 % of the year reached the higher level, and no one gave up the subject.',
  'What I would bring is less a method than a habit: to look at the work before I look at the mark.',
];

/** A text of exactly that many characters that reads like an answer. */
export function textOfLength(characters: number): string {
  const sentences = Array.from(
    { length: Math.ceil(characters / 60) },
    (_, index) => SENTENCES[index % SENTENCES.length]!,
  );
  // Cleaning would trim a trailing space.
  return `${sentences
    .join(' ')
    .slice(0, characters - 1)
    .trimEnd()
    .padEnd(characters - 1, '.')}.`;
}

/** A long answer: 4,000 characters. */
export const LONG_ANSWER = textOfLength(4_000);

/**
 * A rich text of about that many characters: headings, lists, bold words and links, as pasted by a school.
 */
export function richTextOfLength(characters: number): string {
  const block = `<h2>Your day</h2><p>${SENTENCES[0]} <strong>${SENTENCES[4]}</strong></p><ul><li>${SENTENCES[1]}</li><li>${SENTENCES[3]}</li></ul>`;
  return block.repeat(Math.max(1, Math.floor(characters / block.length)));
}
