import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staleReads } from '../../../client/api/stale-reads.ts';
import { filesOnDisk } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';
import { operationsIn } from '../screen/screen-references.ts';
import { operationsOf } from './api-document.ts';
import { subjectsOf } from './operation-subjects.ts';

const { api, documents } = loadProject(filesOnDisk(join(import.meta.dirname, '../../../..')));
const subjects = subjectsOf(api);
const operations = Object.fromEntries(
  operationsOf(api).map(({ operation: { operationId: id }, method, path }) => [
    id,
    { ...(method !== 'get' && { method }), path, about: subjects.get(id)! },
  ]),
);

/** The reads that show the effects of each call, listed by hand. */
const shownAfter: Record<string, string[]> = {
  applyToVacancy: [
    'listApplications',
    'getCandidateDashboard',
    'getVacancy',
    'listVacancies',
    'listSimilarVacancies',
    'listSavedVacancies',
    'getSchoolMetrics',
    'listSchoolApplications',
  ],
  setApplicationStatus: [
    'getApplication',
    'compareApplicants',
    'listSchoolApplications',
    'listApplications',
    'getSchoolMetrics',
    'listInterviews',
  ],
  toggleSavedVacancy: ['listSavedVacancies', 'listVacancies', 'listSimilarVacancies', 'getVacancy'],
  createVacancy: ['listVacancies', 'getSchoolMetrics'],
  closeVacancy: ['listVacancies', 'getVacancy', 'getSchoolMetrics', 'listSchoolInvitations'],
  updateCandidate: [
    'getMyCandidateProfile',
    'getCandidate',
    'getCandidateDashboard',
    'getApplication',
    'getVacancy',
    'listCandidates',
  ],
  updateSchool: ['getMySchool', 'getSchool', 'listSchools', 'getVacancy', 'listVacancies'],
  updateCountry: ['listAdminCountries', 'listCountries', 'getAdminStats', 'listVacancies'],
  inviteCandidate: ['listSchoolInvitations', 'listCandidateInvitations'],
  scheduleInterview: ['listInterviews', 'getApplication', 'compareApplicants'],
  updateUser: ['listUsers', 'getUser', 'listCandidates', 'listSchools'],
};

describe('a call makes stale', () => {
  it.each(Object.entries(shownAfter))('the reads that show the effect of %s', (id, reads) => {
    expect(staleReads(id, operations)).toEqual(expect.arrayContaining(reads));
  });

  it('no unrelated list', () => {
    expect(staleReads('updateCountry', operations)).not.toContain('listSkills');
    expect(staleReads('toggleSavedVacancy', operations)).not.toContain('getCandidateDashboard');
    expect(staleReads('login', operations)).toEqual([]);
  });

  it('at least its own entity, for every call of a screen that changes something', () => {
    const writes = [...operationsIn(documents.byFile.values())].filter(
      (id) =>
        operations[id]!.method !== undefined &&
        operations[id]!.about.length > 0 &&
        !['auth', 'contact'].includes(operations[id]!.about[0]!),
    );
    expect(writes.filter((id) => staleReads(id, operations).length === 0)).toEqual([]);
  });
});
