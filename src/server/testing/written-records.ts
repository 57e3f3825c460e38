import { operations } from '../../../generated/operations.ts';
import { randomFrom } from '../../language/run/form/sample-value.ts';
import { type Kind, kinds } from '../areas/records/kinds.ts';
import type { Schema } from '../engine/http/document.ts';
import type { Fixtures } from './fixtures.ts';
import { apiDocument, type TestServer } from './test-server.ts';
import { fitting } from './trial-values.ts';

/** A body that the form of a kind of record accepts. */
export function recordBody({ Name }: Kind): Record<string, unknown> {
  const { method, path } = operations[`create${Name}` as keyof typeof operations];
  const documented = apiDocument.paths[path]![method.toLowerCase() as 'post'] as unknown as {
    requestBody: { content: Record<string, { schema: Schema }> };
  };
  return fitting(documented.requestBody.content['application/json']!.schema, randomFrom(7)) as Record<
    string,
    unknown
  >;
}

/** The path to which a kind of record is added: about a record of the fixtures that candidate and school are both related to. */
export function pathToAdd(
  { about, name }: Kind,
  { candidate, school, vacancies, applications }: Fixtures,
): string {
  const subjects = {
    candidate: candidate.id,
    school: school.id,
    vacancy: vacancies.open,
    application: applications.open,
  };
  return about ? `/api/${about}/${subjects[about]}/${name}` : `/api/${name}`;
}

type WrittenRecord = {
  what: string;
  kind: string;
  id: number;
  fields: { user_id: number; candidate_id?: number; school_id?: number };
  holds: Record<never, never>;
  only: readonly string[];
};

/** Records of each kind by everybody of the fixtures who may write one: rules are tested on them. */
export async function writtenRecords(server: TestServer, fixtures: Fixtures): Promise<WrittenRecord[]> {
  const { candidate, school } = fixtures;
  const authors = [
    {
      what: 'of the candidate',
      token: candidate.token,
      ids: { user_id: candidate.user.id, candidate_id: candidate.id },
    },
    { what: 'of the school', token: school.token, ids: { user_id: school.user.id, school_id: school.id } },
  ];
  const found: WrittenRecord[] = [];
  for (const kind of kinds)
    for (const { what, token, ids } of authors) {
      const options = { token, json: recordBody(kind) };
      const { status, body } = await server.request('POST', pathToAdd(kind, fixtures), options);
      if (status === 403) continue;
      if (status !== 201) throw new Error(`${kind.name} ${what}: ${status} ${JSON.stringify(body)}`);
      const about = kind.about === 'application' ? { candidate_id: candidate.id, school_id: school.id } : {};
      found.push({
        what: `${kind.name} ${what}`,
        kind: kind.name,
        id: body.data.record_id,
        fields: { ...ids, ...about },
        holds: {},
        only: kind.operations,
      });
    }
  return found;
}
