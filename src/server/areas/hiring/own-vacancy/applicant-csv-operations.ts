import { dayIn } from '../../../../language/run/value/zoned-time.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { say } from '../../../engine/messages/say.ts';
import { type CsvColumn, csvFile } from '../../../engine/records/csv/csv-file.ts';
import { zoneOfReader } from '../../news/reader-zone-queries.ts';
import { international } from '../../people/dialled-number.ts';
import { limitProfileReads } from '../../people/profile-read-limits.ts';
import { recordProfileReads } from '../../people/profile-read-queries.ts';
import { type ShownTexts, shownTextsOf } from '../../reference/shown-texts.ts';
import { profileMatch } from '../../vacancies/profile-match/profile-match.ts';
import { applicationList } from '../application/application-search-queries.ts';
import type { ListedApplication } from '../application/listed-application-queries.ts';
import { formsAnswered } from '../application-snapshot/sent-queries.ts';
import { type ReferenceCounts, referenceCountsOf } from '../reference/reference-count-queries.ts';

export const applicantCsvOperations = {
  async exportVacancyApplicants(call, context) {
    const { db, user, clock } = context;
    await limitProfileReads(context, 'export');
    const { vacancy_id } = call.record;
    const batches = await applicationList.rows(call.query, context, { vacancy_id });
    async function* noted() {
      for await (const rows of batches) {
        const people = rows.map(({ candidate }) => candidate.candidate_id);
        await recordProfileReads(db, user.id, people, clock());
        const ids = rows.map(({ application }) => application.application_id);
        const [forms, references] = await inOneStatement(db, (one) => [
          formsAnswered(one, ids),
          referenceCountsOf(one, vacancy_id, ids),
        ]);
        yield rows.map((row) => {
          const { application_id } = row.application;
          return { ...row, form: forms.get(application_id), references: references.get(application_id) };
        });
      }
    }
    const [statuses, timeZone] = [await shownTextsOf(db, 'statuses'), await zoneOfReader(db, user)];
    return csvFile('applicants', columns(statuses, timeZone, user.role_name === 'Admin'), noted());
  },
} satisfies Partial<Handlers>;

type Exported = ListedApplication & {
  form: { version: string; first_at: Date } | undefined;
  /** Absent where the school has not asked for references. */
  references: ReferenceCounts | undefined;
};

/** A school's file has the contact data that it sees in the application; the Admins' file has all of it. */
const columns = (statuses: ShownTexts, timeZone: string, isAdmin: boolean): CsvColumn<Exported>[] => [
  { title: say('application.csv_name'), value: ({ candidate }) => candidate.full_name },
  {
    title: say('application.csv_email'),
    value: ({ application, contact_shared }) => (isAdmin || contact_shared ? application.email : null),
  },
  {
    title: say('application.csv_phone'),
    value: ({ application, contact_shared }) =>
      isAdmin || contact_shared ? international(application.phone) : null,
  },
  { title: say('application.csv_stage'), value: ({ application }) => statuses.of(application.status).label },
  {
    title: say('application.csv_applied'),
    value: ({ application }) => dayIn(timeZone, application.application_date),
  },
  {
    title: say('application.csv_fit'),
    value: ({ profile, demands }) => profileMatch(profile, demands).percent,
  },
  { title: say('application.csv_score'), value: ({ application }) => application.match_score },
  { title: say('application.csv_designation'), value: ({ candidate }) => candidate.designation },
  { title: say('application.csv_experience'), value: ({ candidate }) => candidate.years_of_experience },
  { title: say('application.csv_qualification'), value: ({ candidate }) => candidate.highest_qualification },
  { title: say('application.csv_references_asked'), value: ({ references }) => references?.asked },
  { title: say('application.csv_references_given'), value: ({ references }) => references?.given },
  { title: say('application.csv_references_declined'), value: ({ references }) => references?.refused },
  {
    title: say('application.csv_form'),
    value: ({ form }) => form && `${dayIn(timeZone, form.first_at)} ${form.version.slice(0, 8)}`,
  },
];
