import { SERVER_COLUMNS } from '../areas/hiring/application/application-queries.ts';
import { applicationFiles, applications } from '../areas/hiring/tables/application.ts';
import { interviewKind } from '../areas/hiring/tables/interview.ts';
import { invitationKind } from '../areas/hiring/tables/invitation.ts';
import { candidateFiles, candidateKind } from '../areas/people/tables/candidate.ts';
import { kinds } from '../areas/records/kinds.ts';
import { isOfKind, recordKind } from '../areas/records/tables/record.ts';
import { adminLists } from '../areas/reference/admin-list-queries.ts';
import { schoolFiles, schoolKind } from '../areas/schools/tables/school.ts';
import { isOfCandidate, isOfSchool, savedSearchKind } from '../areas/vacancies/tables/saved-search.ts';
import { vacancyFiles, vacancyKind } from '../areas/vacancies/tables/vacancy.ts';
import type { StoredRecord } from '../engine/db/stored/stored-place.ts';

/** Where the records are stored that operations fill in, by the name that `x-stores` in openapi/ gives them. */
export const storedRecords: Readonly<Record<string, StoredRecord>> = {
  'candidate profiles': { kind: candidateKind, files: candidateFiles },
  'school profiles': { kind: schoolKind, files: schoolFiles },
  vacancies: { kind: vacancyKind, files: vacancyFiles },
  applications: {
    kind: {
      table: applications,
      id: applications.application_id,
      serverColumns: SERVER_COLUMNS,
      choices: {},
      rows: {},
    },
    files: applicationFiles,
  },
  'saved searches': { kind: savedSearchKind, among: isOfCandidate },
  'saved candidate searches': { kind: savedSearchKind, among: isOfSchool },
  interviews: { kind: interviewKind },
  invitations: { kind: invitationKind },
  ...Object.fromEntries(
    kinds.map(({ name, stored }) => [stored, { kind: recordKind, among: isOfKind(name) }]),
  ),
  ...Object.fromEntries(Object.entries(adminLists).map(([list, { kind }]) => [list, { kind }])),
};
