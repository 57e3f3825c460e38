import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** A slip of the pen in a JSON file, where its author would look for it. */
export type JsonMistake = { line: number; message: string };

/** The mistake belongs where the text before it ends: a comma is missing behind the line before. */
const BEHIND = new Set(['CommaExpected', 'ColonExpected', 'ValueExpected', 'PropertyNameExpected']);

const WORDS: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing at the end of this line',
  ColonExpected: 'a colon is missing after this name',
  ValueExpected: 'something is missing after this, or a comma too many stands here',
  PropertyNameExpected: 'a name in double quotes is missing after this, or a comma too many stands here',
  CloseBraceExpected: 'a } is missing; the document ends too early',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'the document is over before this; perhaps a } too many stands above',
  UnexpectedEndOfString: 'a double quote is missing at the end of this text',
  InvalidSymbol: 'this word needs double quotes around it',
  InvalidCommentToken: 'JSON has no comments',
  InvalidEscapeCharacter: 'a backslash in a text is written twice: \\\\',
  InvalidCharacter: 'a text cannot go on in the next line',
};

/** The first mistake of a text; what follows it mostly follows from it. */
export function firstMistake(text: string, errors: readonly ParseError[]): JsonMistake | undefined {
  const [first] = [...errors].sort((a, b) => a.offset - b.offset);
  if (!first) return undefined;
  const code = printParseErrorCode(first.error);
  const before = BEHIND.has(code) ? text.slice(0, first.offset).trimEnd() : text.slice(0, first.offset);
  return { line: before.split('\n').length, message: `this is no JSON: ${WORDS[code] ?? sentence(code)}` };
}

/** "InvalidNumberFormat" → "invalid number format" */
function sentence(code: string): string {
  return code.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
}
