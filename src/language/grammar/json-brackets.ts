/** A missing or surplus bracket, located by the text's indentation. */
export type BracketMistake = {
  line: number;
  message: string;
  /** The text as it was probably intended. */
  repaired: string;
};

type Open = { bracket: '{' | '['; line: number; indent: number };

const CLOSES = { '{': '}', '[': ']' } as const;

/**
 * A parser notices a missing bracket only at the end of the text. Indentation shows where each bracket was
 * meant to close: the mistake is at the first line that contradicts the brackets.
 */
export function bracketMistake(text: string): BracketMistake | undefined {
  const lines = text.split('\n');
  const open: Open[] = [];
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    const first = line[indent]!;
    const inner = open.at(-1);
    const isClosing = first === '}' || first === ']';
    if (inner && (isClosing ? indent < inner.indent : indent <= inner.indent)) {
      const before = lines.slice(0, index).findLastIndex((one) => one.trim() !== '');
      return missing(inner, lines, before);
    }
    for (const bracket of bracketsOf(line)) {
      const last = open.at(-1);
      if (bracket === '{' || bracket === '[') open.push({ bracket, line: index + 1, indent });
      else if (last && CLOSES[last.bracket] === bracket) open.pop();
      else return last ? wrong(last, bracket, lines, index) : undefined;
    }
  }
  const inner = open.at(-1);
  return (
    inner &&
    missing(
      inner,
      lines,
      lines.findLastIndex((line) => line.trim() !== ''),
    )
  );
}

function missing({ bracket, line }: Open, lines: string[], last: number): BracketMistake {
  const close = CLOSES[bracket];
  const isInLine = line === last + 1;
  const [, content = '', comma = ''] = /^(.*?)(,?)\s*$/.exec(lines[last]!)!;
  const repaired = lines.with(last, `${content}${close}${comma}`).join('\n');
  const where = isInLine ? 'in this line' : 'after this line';
  return {
    line: last + 1,
    message: `this is not valid JSON: a ${close} is missing ${where}; it ends the ${bracket} of line ${line}`,
    repaired,
  };
}

function wrong({ bracket, line }: Open, found: string, lines: string[], index: number): BracketMistake {
  const close = CLOSES[bracket];
  const at = lines[index]!.lastIndexOf(found);
  const text = lines[index]!;
  return {
    line: index + 1,
    message: `this is not valid JSON: this ${found} should be a ${close}; it ends the ${bracket} of line ${line}`,
    repaired: lines.with(index, text.slice(0, at) + close + text.slice(at + 1)).join('\n'),
  };
}

/** Returns the brackets of a line outside of strings. */
function bracketsOf(line: string): string[] {
  return [...line.replace(/"(?:[^"\\]|\\.)*"?/g, '')].filter((letter) => '{}[]'.includes(letter));
}
