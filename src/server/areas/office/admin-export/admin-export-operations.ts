import type { Db } from '../../../engine/db/connect.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { itemName } from '../../../engine/messages/call-language.ts';
import { type CsvColumn, csvFile } from '../../../engine/records/csv/csv-file.ts';
import { applicationList } from '../../hiring/application/application-search-queries.ts';
import type { ListedApplication } from '../../hiring/application/listed-application-queries.ts';
import { formsAnswered } from '../../hiring/application-snapshot/sent-queries.ts';
import { zoneOfReader } from '../../news/reader-zone-queries.ts';
import { candidateList, type ListedCandidate } from '../../people/candidate-search-queries.ts';
import { limitProfileReads } from '../../people/profile-read-limits.ts';
import { type LookupRow, lookupRowsById } from '../../reference/lookup-queries.ts';
import { shownTextsOf } from '../../reference/shown-texts.ts';
import { schoolList } from '../../schools/school-search-queries.ts';
import { vacancyList } from '../../vacancies/vacancy-search-queries.ts';
import { userList } from '../user/user-search-queries.ts';
import {
  applicationColumns,
  candidateColumns,
  dayInZone,
  schoolColumns,
  userColumns,
  vacancyColumns,
} from './export-columns.ts';

/** The results of Admins' lists as files. */
export const adminExportOperations = {
  async exportCandidates({ query }, context) {
    const columns = candidateColumns(await dayOf(context));
    const found = async () => withNationality(context.db, await candidateList.rows(query, context));
    return asFile(context, 'candidates', columns, found);
  },

  async exportUsers({ query }, context) {
    const columns = userColumns(await dayOf(context), await shownTextsOf(context.db, 'roles'));
    return asFile(context, 'users', columns, () => userList.rows(query, context));
  },

  async exportSchools({ query }, context) {
    const columns = schoolColumns(await dayOf(context));
    return asFile(context, 'schools', columns, () => schoolList.rows(query, context));
  },

  async exportVacancies({ query }, context) {
    const columns = vacancyColumns(await dayOf(context), context.clock());
    return asFile(context, 'vacancies', columns, () => vacancyList.rows(query, context));
  },

  async exportApplications({ query }, context) {
    const columns = applicationColumns(await dayOf(context), await shownTextsOf(context.db, 'statuses'));
    const found = async () => withForms(context.db, await applicationList.rows(query, context));
    return asFile(context, 'applications', columns, found);
  },
} satisfies Partial<Handlers>;

async function* withNationality(db: Db, batches: AsyncIterable<ListedCandidate[]>) {
  for await (const rows of batches) {
    const ids = rows.map(({ fields }) => fields.country_id);
    const countries = await lookupRowsById(db, 'countries', ids);
    yield rows.map((row) => ({
      ...row,
      nationality: nationalityOf(countries, row.fields.country_id),
    }));
  }
}

async function* withForms(db: Db, batches: AsyncIterable<ListedApplication[]>) {
  for await (const rows of batches) {
    const forms = await formsAnswered(
      db,
      rows.map(({ application }) => application.application_id),
    );
    yield rows.map((row) => ({ ...row, form: forms.get(row.application.application_id) }));
  }
}

function nationalityOf(countries: ReadonlyMap<number, LookupRow>, id: unknown): string | undefined {
  const name = countries.get(Number(id))?.name_en;
  return name === undefined ? undefined : itemName('countries', id, String(name));
}

type Export = 'exportCandidates' | 'exportUsers' | 'exportSchools' | 'exportVacancies' | 'exportApplications';

const dayOf = async ({ db, user }: Context<Export>) => dayInZone(await zoneOfReader(db, user));

async function asFile<Row>(
  context: Context<Export>,
  name: string,
  columns: readonly CsvColumn<Row>[],
  found: () => Promise<AsyncIterable<readonly Row[]>>,
) {
  await limitProfileReads(context, 'export');
  return csvFile(name, columns, await found());
}
