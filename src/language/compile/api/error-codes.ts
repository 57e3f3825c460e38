import { HEADER, literal } from '../../grammar/code-text.ts';
import type { Documents } from '../../grammar/documents.ts';
import { compareText, type Findings } from '../../grammar/findings.ts';
import { type MessageText, serverTexts } from '../../grammar/message-texts.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import { ruleTexts } from '../form/rule-texts.ts';
import type { Access } from './access-table.ts';
import type { ApiDocument } from './api-document.ts';
import type { ApiNode } from './api-node.ts';

const FILE = 'openapi/codes.yaml';

/** The codes by which programs recognise refusals. */
export type ErrorCodes = {
  /** The statuses of each code of a whole answer. */
  refusals: ReadonlyMap<string, number[]>;
  /** The codes of single fields that are messages. */
  fields: readonly string[];
  /** Those that are rules. */
  rules: readonly string[];
  /** What a code means, where its text does not say it. */
  means: Readonly<Record<string, string>>;
};

type Written = {
  refusals?: Record<string, string[]>;
  fields?: string[];
  means?: Record<string, string>;
};

/** Reads `openapi/codes.yaml`; without one, no answer has a code. */
export function loadErrorCodes(
  files: ProjectFiles,
  documents: Documents,
  findings: Findings,
): ErrorCodes | null {
  const source = files.source(FILE, findings);
  if (!source) return null;
  const { refusals = {}, fields = [], means = {} } = (source.value ?? {}) as Written;
  const place: Place = { source, pointer: [] };
  const texts = Object.keys(serverTexts(documents));
  const rules = Object.keys(ruleTexts(documents)).filter((rule) => !rule.includes('.'));
  const refuseUnknown = (code: string, spot: Place, known: readonly string[]) => {
    if (!known.includes(code)) findings.add(spot, `there is no message "${code}"${nearest(code, known)}`);
  };
  const statuses = new Map<string, number[]>();
  for (const [status, codes] of Object.entries(refusals))
    for (const [index, code] of codes.entries()) {
      refuseUnknown(code, within(place, 'refusals', status, index), texts);
      statuses.set(code, [...(statuses.get(code) ?? []), Number(status)]);
    }
  for (const [index, code] of fields.entries()) refuseUnknown(code, within(place, 'fields', index), texts);
  const all = [...statuses.keys(), ...fields, ...rules];
  for (const code of Object.keys(means))
    if (!all.includes(code))
      findings.add(within(place, 'means', code), `there is no code "${code}"${nearest(code, all)}`);
  return { refusals: statuses, fields, rules, means };
}

/** Reports rules of access whose refusal is no code. */
export function checkRefusals({ rules, place }: Access, codes: ErrorCodes | null, findings: Findings): void {
  if (!codes) return;
  const known = [...codes.refusals.keys()];
  for (const [name, { refusal }] of rules)
    if (refusal !== undefined && !known.includes(refusal))
      findings.add(
        within(place, 'rules', name, 'refusal'),
        `${FILE} has no code "${refusal}"${nearest(refusal, known)}`,
      );
}

/** Lists the codes in the schemas that ask for them with `x-codes`: "refusals" or "fields". */
export function addErrorCodes(api: ApiDocument, codes: ErrorCodes | null): void {
  const lists: Record<string, string[]> = {
    refusals: [...(codes?.refusals.keys() ?? [])].sort(compareText),
    fields: [...new Set([...(codes?.fields ?? []), ...(codes?.rules ?? [])])].sort(compareText),
  };
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { 'x-codes': wanted, ...others } = node as ApiNode;
    if (typeof wanted === 'string') {
      delete (node as ApiNode)['x-codes'];
      // More may follow, unlike those of an `enum`.
      (node as ApiNode)['x-extensible-enum'] = lists[wanted] ?? [];
    }
    for (const part of Object.values(others)) visit(part);
  };
  visit(api);
}

/** Makes `generated/error-codes.ts`: the codes that the server may use, with the statuses of their answers. */
export function errorCodesModule(codes: ErrorCodes | null): string {
  const refusals = Object.fromEntries(codes?.refusals ?? []);
  return `${HEADER}/** The statuses with which each code is the code of a whole answer. */
export const refusalCodes = ${literal(refusals)} as const;
/** The codes of single fields. */
export const fieldCodes = ${literal(codes?.fields ?? [])} as const;
/** Rules of fields, which are codes as well. */
export const ruleCodes = ${literal(codes?.rules ?? [])} as const;

export type ErrorCode = keyof typeof refusalCodes | (typeof fieldCodes)[number];
`;
}

const INTRODUCTION = `# Error codes

Made from [codes.yaml](../openapi/codes.yaml) and the server's messages by \`npm run generate\`.

An answer other than success has a \`code\` beside its \`message\`, and with invalid fields \`error_codes\` beside \`errors\`: the
same paths, and a code for each text.

\`\`\`json
{
  "status": false,
  "message": "Check the highlighted fields.",
  "code": "request.fields",
  "errors": { "full_name": ["Full Name is required"], "email": ["Invalid email format"] },
  "error_codes": { "full_name": ["required"], "email": ["format"] }
}
\`\`\`

Compare codes, never texts: texts are reworded and depend on the reader's language. A code keeps its meaning. New ones may be
added; where a program does not know one, the status says enough. Removing one counts as breaking programs.
`;

/** Makes `docs/error-codes.md`. */
export function errorCodesPage(codes: ErrorCodes | null, documents: Documents): string {
  const { refusals = new Map<string, number[]>(), fields = [], rules = [], means = {} } = codes ?? {};
  const texts = serverTexts(documents);
  const general = ruleTexts(documents);
  const row = (code: string, text: MessageText | undefined, status?: number[]) =>
    `| \`${code}\` | ${status ? `${status.join(', ')} | ` : ''}${textIn(text)} | ${means[code] ?? ''} |`;
  return [
    INTRODUCTION,
    '## Whole answers\n',
    '| Code | Status | Text | Meaning, where the text does not say it |\n|---|---|---|---|',
    ...[...refusals.keys()].sort(compareText).map((code) => row(code, texts[code], refusals.get(code))),
    '\n## Fields\n',
    'In answers with 422, or with 400 if the field is a parameter.\n',
    '| Code | Text | Meaning, where the text does not say it |\n|---|---|---|',
    ...[...fields].sort(compareText).map((code) => row(code, texts[code])),
    '\n## Rules of fields\n',
    'The keyword of the schema. A form may have a text of its own for any of them.\n',
    '| Code | Text | Meaning |\n|---|---|---|',
    ...[...rules].sort(compareText).map((code) => row(code, general[code])),
    '',
  ].join('\n');
}

const textIn = (text: MessageText | undefined): string =>
  text === undefined ? '' : typeof text === 'string' ? text : text.other;
