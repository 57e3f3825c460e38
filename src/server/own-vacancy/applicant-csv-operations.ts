import { dayIn } from '../../language/run/value/zoned-time.ts';
import { applicationKeys, searchApplications } from '../application/application-search-queries.ts';
import type { ListedApplication } from '../application/listed-application-queries.ts';
import { noteProfileReads } from '../candidate/profile-read-queries.ts';
import { limitReading } from '../candidate/reading-people.ts';
import { batchesBehind } from '../csv/bounded-rows.ts';
import { type CsvColumn, csvOfBatches } from '../csv/csv-file.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { profileMatch } from '../profile-match/profile-match.ts';
import { type ShownTexts, shownTextsOf } from '../shown-text/shown-texts.ts';
import { zoneOfReader } from '../told-time/reader-zone-queries.ts';
import { findVacancy } from '../vacancy/vacancy-queries.ts';
import { say } from '../words/say.ts';

export const applicantCsvOperations: Pick<Handlers, 'exportVacancyApplicants'> = {
  async exportVacancyApplicants(call, context) {
    const { db, user, clock } = context;
    const found = await findVacancy(db, call.path.id);
    if (!found) throw Refusal.notFound('vacancy');
    await call.allow(found);
    await limitReading(context, 'export');
    const { sort, ...filter } = call.query;
    const sought = { ...filter, vacancy_id: found.vacancy_id };
    const keys = await applicationKeys(db, sort!, sought);
    const batches = await batchesBehind(keys, (page) => searchApplications(db, sought, page));
    async function* noted() {
      for await (const rows of batches) {
        const people = rows.map(({ candidate }) => candidate.candidate_id);
        await noteProfileReads(db, user.id, people, clock());
        yield rows;
      }
    }
    const [statuses, timeZone] = [await shownTextsOf(db, 'statuses'), await zoneOfReader(db, user)];
    return csvOfBatches('applicants', columns(statuses, timeZone, user.role_name === 'Admin'), noted());
  },
};

/** A school's file has the contact data that it sees in the application; that of Admins has all. */
const columns = (
  statuses: ShownTexts,
  timeZone: string,
  isAdmin: boolean,
): CsvColumn<ListedApplication>[] => [
  { title: say('application.csv_name'), value: ({ candidate }) => candidate.full_name },
  {
    title: say('application.csv_email'),
    value: ({ application, contact_shared }) => (isAdmin || contact_shared ? application.email : null),
  },
  {
    title: say('application.csv_phone'),
    value: ({ application, contact_shared }) => (isAdmin || contact_shared ? application.phone : null),
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
];
