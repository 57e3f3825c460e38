import type { Db } from '../../../engine/db/connect.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { batchesBehind } from '../../../engine/records/csv/bounded-rows.ts';
import { type CsvColumn, csvOfBatches } from '../../../engine/records/csv/csv-file.ts';
import { applicationKeys, searchApplications } from '../../hiring/application/application-search-queries.ts';
import { daysOfReader, zoneOfReader } from '../../news/reader-zone-queries.ts';
import { candidateList, type ListedCandidate } from '../../people/candidate-search-queries.ts';
import { limitReading } from '../../people/reading-people.ts';
import { lookupRowsById } from '../../reference/lookup-queries.ts';
import { shownTextsOf } from '../../reference/shown-texts.ts';
import { schoolList } from '../../schools/school-search-queries.ts';
import { viewerOf } from '../../vacancies/vacancy-answers.ts';
import { vacancyFilter } from '../../vacancies/vacancy-filter.ts';
import { searchVacancies, vacancyKeys } from '../../vacancies/vacancy-search-queries.ts';
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
    const { sort, ...asked } = query;
    const { db, user, clock } = context;
    const now = clock();
    const keys = vacancyKeys(sort!, { featuredFirst: false });
    const found = () =>
      batchesBehind(keys, (page) =>
        searchVacancies(db, vacancyFilter(asked, now), { ...page, listedOnly: false }, viewerOf(user, now)),
      );
    return asFile(context, 'vacancies', vacancyColumns(await dayOf(context), now), found);
  },

  async exportApplications({ query }, context) {
    const { sort, applied_from, applied_to, ...asked } = query;
    const filter = {
      ...asked,
      applied: await daysOfReader(context.db, context.user, applied_from, applied_to),
    };
    const keys = await applicationKeys(context.db, sort!, filter);
    const found = () => batchesBehind(keys, (page) => searchApplications(context.db, filter, page));
    return asFile(
      context,
      'applications',
      applicationColumns(await dayOf(context), await shownTextsOf(context.db, 'statuses')),
      found,
    );
  },
} satisfies Partial<Handlers>;

async function* withNationality(db: Db, batches: AsyncIterable<ListedCandidate[]>) {
  for await (const rows of batches) {
    const ids = rows.map(({ fields }) => fields.country_id);
    const countries = await lookupRowsById(db, 'countries', ids);
    yield rows.map((row) => ({
      ...row,
      nationality: countries.get(Number(row.fields.country_id))?.name_en,
    }));
  }
}

type Export = 'exportCandidates' | 'exportUsers' | 'exportSchools' | 'exportVacancies' | 'exportApplications';

const dayOf = async ({ db, user }: Context<Export>) => dayInZone(await zoneOfReader(db, user));

async function asFile<Row>(
  context: Context<Export>,
  name: string,
  columns: readonly CsvColumn<Row>[],
  found: () => Promise<AsyncIterable<readonly Row[]>>,
) {
  await limitReading(context, 'export');
  return csvOfBatches(name, columns, await found());
}
