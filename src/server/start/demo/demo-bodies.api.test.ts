import { expect, it, onTestFinished } from 'vitest';
import { forms } from '../../../../generated/form-index.ts';
import { operations } from '../../../../generated/operations.ts';
import { normalise } from '../../../language/run/form/normalise.ts';
import { validate } from '../../../language/run/form/validate.ts';
import type { Fields } from '../../engine/db/record.ts';
import { testServer } from '../../testing/test-server.ts';
import { demoCandidates, demoSchools } from './demo-content.ts';
import { candidateBody, schoolBody } from './profile-bodies.ts';
import { Randomness } from './randomness.ts';
import { referenceIds } from './reference-ids.ts';
import { demoVacancies } from './vacancy-bodies.ts';

/** The errors that an operation's forms report for a body. */
async function errorsOf(operation: keyof typeof operations, body: Fields): Promise<Fields> {
  const errors: Fields = {};
  for (const name of operations[operation].forms) {
    const { form } = await forms[name]!();
    const own = Object.keys(form.schema.properties ?? {}).filter((field) => field in body);
    const part = normalise(form, Object.fromEntries(own.map((field) => [field, body[field]])), 'create');
    Object.assign(errors, validate(form, part, { mode: 'create', sent: true }));
  }
  return errors;
}

it('the demo data passes validation by the forms', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const idOf = await referenceIds(server.db);
  for (const school of demoSchools) {
    expect(await errorsOf('createSchool', schoolBody(school, idOf))).toEqual({});
  }
  for (const person of demoCandidates) {
    expect(await errorsOf('createCandidate', candidateBody(person, idOf, 2026))).toEqual({});
  }
  for (const vacancy of demoVacancies(new Randomness(1))) {
    expect(await errorsOf('createVacancy', vacancy.body(idOf, '2027-01-01'))).toEqual({});
  }
});
