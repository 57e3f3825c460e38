import type { Profile } from './scenario.ts';
import { newShortlist } from './shortlist-scenario.ts';
import type { Person, TestServer } from './test-server.ts';

/** A school's own records, by id; tests may delete those named `parting`. */
export type SchoolRecords = {
  /** Contains the stranger. */
  shortlist: number;
  partingShortlist: number;
  messageTemplate: number;
  partingTemplate: number;
  candidateSearch: number;
  partingSearch: number;
};

export async function createSchoolRecords(
  server: TestServer,
  school: Person,
  stranger: Profile,
): Promise<SchoolRecords> {
  return {
    shortlist: await newShortlist(server, school, stranger.id),
    partingShortlist: await newShortlist(server, school),
    messageTemplate: await newMessageTemplate(server, school, 'Kind refusal'),
    partingTemplate: await newMessageTemplate(server, school, 'Thanks'),
    candidateSearch: await newCandidateSearch(server, school, 'Physics'),
    partingSearch: await newCandidateSearch(server, school, 'Chemistry'),
  };
}

async function newCandidateSearch(server: TestServer, { token }: Person, name: string): Promise<number> {
  const json = { name, filters: { search: 'physics' } };
  const { body } = await server.request('POST', '/api/candidate-search', { token, json });
  return body.data.candidate_search_id;
}

async function newMessageTemplate(server: TestServer, { token }: Person, name: string): Promise<number> {
  const json = { name, text: 'Dear {name}, thank you for {position}.' };
  const { body } = await server.request('POST', '/api/message-template', { token, json });
  return body.data.template_id;
}
