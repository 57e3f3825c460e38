import ts from 'typescript';

/** Names defined by platforms and libraries, which users do not read. */
export type Names = ReadonlySet<string>;

const isImport = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword);

/**
 * The texts in a file's code that users would read: those that start like a sentence or a label. Errors for
 * developers or operators and database statements do not count.
 */
export function textsIn(file: string, code: string, names: Names): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const isText = (text: string) => /^\W*[A-Z][a-z]+(?=[\s.!?,:%]|$)/.test(text) && !names.has(text.trim());
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return;
    if (isImport(node) || ts.isLiteralTypeNode(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) found.push(node.text.trim());
    if (ts.isStringLiteralLike(node) && isText(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node) && isText(node.head.text)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
