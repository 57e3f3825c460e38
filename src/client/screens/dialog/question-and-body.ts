/**
 * Splits a confirmation after its question mark: the question is the dialog's title, the rest its body. A
 * text without a question is all title.
 */
export function questionAndBody(text: string): [string, string?] {
  const [, question, body] = /^(.*?[?؟])\s+(\S.*)$/s.exec(text) ?? [];
  return question === undefined ? [text] : [question, body];
}
