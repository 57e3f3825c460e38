import { posix } from 'node:path';
import type { Documents } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, type Source, within } from '../../grammar/place.ts';
import type { ProjectFiles } from '../../grammar/project-files.ts';
import type { Forms } from '../form/resolve-forms.ts';
import type { ApiNode } from './api-node.ts';
import { fillTables, type TableTexts } from './api-tables.ts';
import { fillRecords, type RecordKind, recordKindsIn } from './record-kinds.ts';

const ROOT = 'openapi/openapi.yaml';

/**
 * The OpenAPI document as written, from its files. References to components registered in the root stay
 * references; all others are replaced by their targets.
 */
export type ApiSource = {
  root: ApiNode;
  place: Place;
  /** Returns a value with its references resolved; `place` is where the value is written. */
  follow: (value: unknown, place: Place, visit: Visit) => unknown;
  findings: Findings;
  /** The tables of `x-tables`, by name. */
  tables: Record<string, TableTexts>;
  /** The kinds of records that `schemas/records/` describes. */
  recordKinds: readonly RecordKind[];
};

/** Called for every object after its content was resolved; may return a replacement. */
export type Visit = (node: ApiNode, place: Place) => unknown;

export function loadApi(
  files: ProjectFiles,
  { documents, forms, findings }: { documents: Documents; forms: Forms; findings: Findings },
): ApiSource {
  const sources = new Map<string, Source>();
  const open = (file: string) => {
    if (!sources.has(file)) {
      const source = files.source(file, findings);
      if (!source) return undefined;
      sources.set(file, source);
    }
    return sources.get(file);
  };
  const written = open(ROOT) ?? { file: ROOT, value: {}, isBroken: true, lineAt: () => 1 };
  const filled = fillTables(
    (written.value ?? {}) as ApiNode,
    open,
    { source: written, pointer: [] },
    findings,
  );
  const { tables } = filled;
  const templates = ((filled.root['x-records'] ?? []) as string[]).flatMap(
    (file) => open(posix.join('openapi', file)) ?? [],
  );
  const recordKinds = templates.length > 0 ? recordKindsIn(documents, findings) : [];
  const records = fillRecords(filled.root, recordKinds, templates, { forms, findings });
  const { root } = records;
  const source = { ...written, value: root };
  for (const one of [source, ...filled.sources, ...records.sources]) sources.set(one.file, one);
  const registered = registeredComponents(root);

  const follow = (value: unknown, place: Place, visit: Visit, path: string[] = []): unknown => {
    if (Array.isArray(value))
      return value.map((item, index) => follow(item, within(place, index), visit, path));
    if (value === null || typeof value !== 'object') return value;
    const node = value as ApiNode;
    if (typeof node.$ref === 'string') return followReference(node.$ref, node, place, visit, path);
    const entries = Object.entries(node).map(([key, child]) => [
      key,
      follow(child, within(place, key), visit, path),
    ]);
    return visit(Object.fromEntries(entries) as ApiNode, place);
  };

  const followReference = (reference: string, node: ApiNode, place: Place, visit: Visit, path: string[]) => {
    const { $ref: _, ...beside } = node;
    const [filePart = '', pointer = ''] = reference.split('#');
    const file = filePart ? posix.join(posix.dirname(place.source.file), filePart) : place.source.file;
    const key = `${file}#${pointer}`;
    const component = file === ROOT ? reference.slice(reference.indexOf('#')) : registered.get(key);
    const spot = within(place, '$ref');
    const target = open(file);
    if (!target) {
      findings.add(spot, `there is no file "${filePart}"`);
      return {};
    }
    const parts = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    let found: unknown = target.value;
    for (const part of parts) {
      const holder = (found ?? {}) as ApiNode;
      if (!Object.hasOwn(holder, part)) {
        findings.add(spot, `"${reference}" leads nowhere${nearest(part, Object.keys(holder))}`);
        return {};
      }
      found = holder[part];
    }
    if (component && !isRegistration(place)) return { ...beside, $ref: component };
    if (path.includes(key)) {
      findings.add(spot, `"${reference}" leads back to itself`);
      return {};
    }
    const content = follow(found, { source: target, pointer: parts }, visit, [...path, key]);
    return Object.keys(beside).length ? { ...(content as ApiNode), ...beside } : content;
  };
  return { root, place: { source, pointer: [] }, follow, findings, tables, recordKinds };
}

/**
 * Maps the location of each registered component to its reference: "openapi/components/a.yaml#/User" →
 * "#/components/schemas/User".
 */
function registeredComponents(root: ApiNode): Map<string, string> {
  const found = new Map<string, string>();
  for (const [section, entries] of Object.entries(
    (root.components ?? {}) as Record<string, Record<string, ApiNode>>,
  ))
    for (const [name, entry] of Object.entries(entries))
      if (typeof entry?.$ref === 'string') {
        const [file = '', pointer = ''] = entry.$ref.split('#');
        found.set(`${posix.join('openapi', file)}#${pointer}`, `#/components/${section}/${name}`);
      }
  return found;
}

/**
 * Whether a location is the root's own line `Name: { $ref: … }`, which must be replaced by the content
 * itself.
 */
function isRegistration(place: Place): boolean {
  return place.source.file === ROOT && place.pointer[0] === 'components' && place.pointer.length === 3;
}
