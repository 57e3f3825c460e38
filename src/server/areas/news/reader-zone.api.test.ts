import { describe, expect, it } from 'vitest';
import { dayIn } from '../../../language/run/value/zoned-time.ts';
import { readCsv } from '../../engine/records/csv/csv-file.ts';
import {
  fileOf,
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
} from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

/** Whatever the time, the day in the east is one or two ahead of the day in the west. */
const [EAST, WEST] = ['Pacific/Kiritimati', 'Etc/GMT+12'];
const [UAE, SAUDI] = [2, 193];

const { server, admin } = await withServer({ admin: (at) => at.admin() });
const today = dayIn(EAST, server.clock.now());
const school = await newSchool(server, { country_id: UAE });
const candidate = await newCandidate(server, { candidate_cv: fileOf('%PDF-1.4\n%%EOF\n', 'cv.pdf') });
const { vacancy_id } = await newVacancy(server, school);
const { application_id } = await newApplication(server, candidate, vacancy_id);

type Someone = { token: string };
const send = (method: string, path: string, { token }: Someone, zone?: string, json?: object) =>
  server.request(method, `/api${path}`, {
    token,
    headers: zone === undefined ? {} : { 'time-zone': zone },
    ...(json && { json }),
  });

describe('Admins’ date filters', () => {
  it.each([
    ['/user', 'created'],
    ['/candidate', 'created'],
    ['/school', 'created'],
    ['/application', 'applied'],
    ['/admin/candidate-documents', 'created'],
    ['/admin/security-events', 'happened'],
    ['/admin/reports', 'created'],
    ['/admin/candidate/export', 'created'],
    ['/admin/user/export', 'created'],
    ['/admin/school/export', 'created'],
    ['/admin/application/export', 'applied'],
    // Exports count as Admins' actions.
    ['/admin/audit', 'done'],
  ])('use the reader’s time zone: %s', async (path, name) => {
    if (path === '/admin/reports')
      await send('POST', `/report/vacancy/${vacancy_id}`, candidate, undefined, {
        reason: 'money',
        text: 'Fees.',
      });
    const found = async (zone: string, query: string) => {
      const { status, body, raw } = await send('GET', `${path}?${query}`, admin, zone);
      expect(status).toBe(200);
      return path.endsWith('/export') ? readCsv(raw.toString())!.lines.length : body.data.length;
    };
    expect(await found(EAST, `${name}_from=${today}`)).toBeGreaterThan(0);
    expect(await found(WEST, `${name}_from=${today}`)).toBe(0);
    expect(await found(WEST, `${name}_to=${today}`)).toBeGreaterThan(0);
  });

  it.each([
    '/admin/application/export',
    '/admin/vacancies/export',
    `/vacancy/${vacancy_id}/applicants/export`,
  ])('match the dates in the file: %s', async (path) => {
    const days = async (zone: string) => {
      const { raw } = await send('GET', path, path.startsWith('/admin') ? admin : school, zone);
      // All but the deadline.
      const found = raw.toString().match(/\b20\d\d-\d\d-\d\d\b(?<!2099-12-31)/g)!;
      return [...new Set(found.map((day) => (day < today ? 'before' : 'today')))];
    };
    expect(await days(EAST)).toEqual(['today']);
    expect(await days(WEST)).toEqual(['before']);
  });
});

describe('interviews from a day on', () => {
  /** Midnight of 2 June in Dubai, which is still 1 June in Riyadh and London. */
  const starts_at = '2098-06-01T20:00:00.000Z';
  const from = async (who: Someone, day: string, zone?: string) => {
    const { body } = await send('GET', `/interview?from=${day}&per_page=100`, who, zone);
    return body.data.some((one: { starts_at: string }) => one.starts_at === starts_at);
  };

  it('use the reader’s time zone, otherwise the school’s, otherwise Riyadh’s', async () => {
    await newInterview(server, school, application_id, { starts_at });
    const colleague = await newSchool(server, { country_id: SAUDI });
    const other = await newCandidate(server);
    const theirs = await newVacancy(server, colleague);
    const { application_id: second } = await newApplication(server, other, theirs.vacancy_id);
    await newInterview(server, colleague, second, { starts_at });

    expect(await from(colleague, '2098-06-02')).toBe(false);
    expect(await from(colleague, '2098-06-02', 'Asia/Dubai')).toBe(true);
    expect(await from(other, '2098-06-02')).toBe(false);
    expect(await from(other, '2098-06-02', 'Asia/Dubai')).toBe(true);
    expect(await from(other, '2098-06-02', 'Europe/London')).toBe(false);
    // Invalid time zones are ignored: the last valid one still applies.
    for (const zone of ['Asia/Atlantis', 'Dubai; drop', '', 'x'.repeat(50)])
      expect(await from(other, '2098-06-01', zone), zone).toBe(true);
    expect(await from(other, '2098-06-02', 'Asia/Atlantis')).toBe(false);
  });

  it('use the school’s time zone before its browser has reported one', async () => {
    const fresh = await newSchool(server, { country_id: UAE });
    const applicant = await newCandidate(server);
    const theirs = await newVacancy(server, fresh);
    const made = await newApplication(server, applicant, theirs.vacancy_id);
    await newInterview(server, fresh, made.application_id, { starts_at });
    expect(await from(fresh, '2098-06-02')).toBe(true);
    expect(await from(fresh, '2098-06-02', 'Asia/Riyadh')).toBe(false);
  });
});

describe('a stale change of an application’s state', () => {
  it('reports when it was moved, in the reader’s time zone with the school’s beside it', async () => {
    const moved = async (zone?: string) => {
      const json = { status: 'Shortlisted', seen_status: 'Pending' };
      return (await send('PUT', `/application/${application_id}/status`, fresh, zone, json)).body.message;
    };
    const fresh = { token: school.token };
    await server.db.execute(`update users set time_zone = null where id = ${school.user.id}`);
    expect(await moved()).toMatch(/\(Dubai\)(?! ·)/);
    expect(await moved('Europe/London')).toMatch(/\(London\) · .* in Dubai \(school\)/);
  });
});
