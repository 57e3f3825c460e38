import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { bracketMistake } from './json-brackets.ts';

/** A syntax error in a JSON file, at the line where its author would look for it. */
export type JsonMistake = { line: number; message: string };

type Mend = JsonMistake & {
  /** The text as it was probably intended; absent where that cannot be guessed. */
  repaired?: string;
};

/** With more errors than this the text is unfinished, and guessing is pointless. */
const MOST = 8;

/**
 * Returns a text's syntax errors, and the corrected text, so that a missing comma does not hide other
 * mistakes. Without a corrected text nothing is known of the document.
 */
export function mendJson(written: string): { mistakes: JsonMistake[]; text: string | undefined } {
  const { mistakes, text } = withoutForeign(written);
  if (text === undefined) return { mistakes, text };
  let mended = text;
  let steps = 0;
  for (let count = errorsOf(mended).length; count > 0; count = errorsOf(mended).length) {
    const mend = bestMend(mended, count);
    // An error that takes two steps to correct still counts once.
    if (!mistakes.some(({ line }) => line === mend.line))
      mistakes.push({ line: mend.line, message: mend.message });
    steps++;
    if (mend.repaired === undefined || steps > MOST)
      return { mistakes: mistakes.slice(0, 1), text: undefined };
    mended = mend.repaired;
  }
  return { mistakes, text: mended };
}

/** Characters left by editors and tools, which the parser's messages would not explain. */
function withoutForeign(text: string): { mistakes: JsonMistake[]; text: string | undefined } {
  const at = (offset: number, message: string): JsonMistake => ({
    line: text.slice(0, offset).split('\n').length,
    message,
  });
  if (text.trim() === '')
    return {
      mistakes: [at(0, 'this file is empty; write the document, or delete the file')],
      text: undefined,
    };
  const conflict = text.search(/^(<{7}|={7}$|>{7})/m);
  if (conflict >= 0)
    return {
      mistakes: [
        at(conflict, 'two versions were merged here; keep one, and remove the lines with <<<, === and >>>'),
      ],
      text: undefined,
    };
  if (!text.startsWith('\uFEFF')) return { mistakes: [], text };
  const message = 'the file begins with an invisible mark (BOM); save it as "UTF-8" without BOM';
  return { mistakes: [at(0, message)], text: text.slice(1) };
}

/** Typographic quotes of word processors and other languages, and single quotes. */
const FOREIGN_QUOTES = /["'“”„‟«»‘’‚`]/;

export function errorsOf(text: string): ParseError[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors.sort((a, b) => a.offset - b.offset);
}

/**
 * Returns the correction that leaves fewer errors: by indentation, which is better at brackets, or by the
 * parser.
 */
function bestMend(text: string, count: number): Mend {
  const [first] = errorsOf(text);
  const written = mendOf(text, first!);
  const leftBy = (mend: Mend | undefined) =>
    mend?.repaired === undefined ? count : errorsOf(mend.repaired).length;
  const bracket = bracketMistake(text);
  if (bracket && leftBy(bracket) < leftBy(written)) return bracket;
  return leftBy(written) < count ? written : { line: written.line, message: written.message };
}

/** Returns the error at which the parser stops, and the change that lets it continue. */
function mendOf(text: string, { error, offset, length }: ParseError): Mend {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset);
  const after = text.slice(offset);
  const trimmed = before.trimEnd();
  const gap = before.slice(trimmed.length);
  const at = (written: string, message: string, repaired?: string): Mend => ({
    line: written.split('\n').length,
    message: `this is not valid JSON: ${message}`,
    repaired,
  });
  switch (code) {
    case 'CommaExpected':
      return at(
        trimmed,
        gap.includes('\n')
          ? 'a comma is missing at the end of this line'
          : `a comma is missing before ${JSON.stringify(/^\S*/.exec(after)![0].slice(0, 20))}, or it does not belong here`,
        `${trimmed},${gap}${after}`,
      );
    case 'ColonExpected':
      return at(trimmed, 'a colon is missing after this name', `${trimmed}:${gap}${after}`);
    case 'PropertyNameExpected':
    case 'ValueExpected': {
      const what = code === 'ValueExpected' ? 'something' : 'a name in double quotes';
      const isComma = trimmed.endsWith(',');
      const message = isComma
        ? `the last comma of this line is one too many, or ${what} is missing after it`
        : `${what} is missing after this`;
      return at(trimmed, message, isComma ? trimmed.slice(0, -1) + gap + after : undefined);
    }
    case 'UnexpectedEndOfString': {
      const [, said = '', rest = ''] = /^(.*?)([\s}\],]*)$/s.exec(after.slice(0, length))!;
      const message = 'a double quote is missing at the end of this text';
      return at(before, message, `${before}${said}"${rest}${after.slice(length)}`);
    }
    case 'InvalidSymbol': {
      const [word, rest] = [after.slice(0, length), after.slice(length)];
      if (FOREIGN_QUOTES.test(word[0]!)) {
        const [line = ''] = after.split('\n');
        const straight = line.replace(new RegExp(FOREIGN_QUOTES, 'g'), '"');
        const message = `${word[0]} is not a quotation mark in JSON; write "`;
        return at(before, message, `${before}${straight}${after.slice(line.length)}`);
      }
      // Its second quote exists, and opens a string up to the end of the line.
      const repaired = rest.startsWith('"') ? `${before}"${word}${rest}` : `${before}"${word}"${rest}`;
      return at(before, 'this word needs double quotes around it', repaired);
    }
    case 'InvalidCommentToken':
      return at(before, 'JSON has no comments', before + after.slice(length));
    default:
      return at(before, WORDS[code] ?? sentence(code));
  }
}

const WORDS: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'a } is missing; the document ends too early',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'the document is over before this; perhaps a } too many stands above',
  InvalidEscapeCharacter: 'a backslash in a text is written twice: \\\\',
  InvalidCharacter: 'a text holds a tab or a line break; write it in one line, with spaces',
};

/** Splits a camel-case error code: "InvalidNumberFormat" → "invalid number format". */
function sentence(code: string): string {
  return code.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
}
