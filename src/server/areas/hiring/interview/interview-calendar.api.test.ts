import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/checked-request.ts';
import { newApplicant, newCandidate, newSchool, type Profile } from '../../../testing/scenario.ts';
import type { Person } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, otherSchool, stranger } = await withServer({
  school: newSchool,
  otherSchool: newSchool,
  stranger: newCandidate,
});

let candidate: Profile;
let applicationId: number;
beforeEach(async () => {
  ({ candidate, applicationId } = await newApplicant(server, school));
});

const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const schedule = (json: object, { token }: Person = school) =>
  server.request('POST', `/api/application/${applicationId}/interviews`, { token, json });
const text = ({ raw }: Answer) => raw.toString();

describe('the calendar file of an interview', () => {
  const calendar = (id: number, { token }: { token?: string }) =>
    server.request('GET', `/api/interview/${id}/interview.ics`, { token });

  it('gives time and place, at the same address for all who may read it', async () => {
    const sent = { starts_at: '2099-05-04T07:00:00.000Z', kind: 'in_person', minutes: 45, place: 'Room 12' };
    const { interview_id, calendar: address } = (await schedule(sent)).body.data;
    expect(address).toBe(`/api/interview/${interview_id}/interview.ics`);
    const own = await calendar(interview_id, candidate);
    expect(own.status).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining('interview.ics'),
    });
    expect(text(own)).toContain('DTSTART:20990504T070000Z\r\nDTEND:20990504T074500Z\r\n');
    expect(text(own)).toContain('PRODID:-//Education Marketplace//Interviews//EN\r\n');
    expect(text(own)).toContain('LOCATION:Room 12\r\n');
    expect(text(await calendar(interview_id, school))).toBe(text(own));
  });

  it('gives the link of an online interview, and says of one by phone that it is', async () => {
    const at = { starts_at: inHours(50), minutes: 30, despite_clash: true };
    const link = 'https://meet.example.com/x';
    const online = (await schedule({ ...at, kind: 'online', link })).body.data;
    expect(text(await calendar(online.interview_id, candidate))).toContain(`LOCATION:${link}\r\n`);
    const phone = (await schedule({ ...at, kind: 'phone' })).body.data;
    expect(text(await calendar(phone.interview_id, candidate))).toContain('LOCATION:By phone\r\n');
  });

  it('reports a cancelled interview, and is no longer available', async () => {
    const { interview_id } = (
      await schedule({ starts_at: inHours(5), kind: 'in_person', minutes: 30, place: 'x' })
    ).body.data;
    expect(
      (await server.request('DELETE', `/api/interview/${interview_id}`, { token: school.token })).body.data
        .calendar,
    ).toBeNull();
    expect(text(await calendar(interview_id, candidate))).toContain('STATUS:CANCELLED');
  });

  it('is only for both sides and Admins', async () => {
    const { interview_id } = (
      await schedule({ starts_at: inHours(5), kind: 'in_person', minutes: 30, place: 'x' })
    ).body.data;
    expect((await calendar(interview_id, {})).status).toBe(401);
    expect((await calendar(interview_id, stranger)).status).toBe(403);
    expect((await calendar(interview_id, otherSchool)).status).toBe(403);
    expect((await calendar(interview_id, await server.admin())).status).toBe(200);
    expect((await calendar(987654321, candidate)).status).toBe(404);
    expect((await calendar(0, candidate)).status).toBe(400);
  });
});
