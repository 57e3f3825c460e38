import { expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, candidate } = await withServer({ school: newSchool, candidate: newCandidate });

it('offers an applicant’s moves to recruiters, but not to reviewers', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id } = await newApplication(server, candidate, vacancy_id);
  const offered = async ({ token }: { token: string }) => {
    const [single, all] = await Promise.all(
      [`/api/application/${application_id}`, `/api/vacancy/${vacancy_id}/applicants`].map((path) =>
        server.request('GET', path, { token }),
      ),
    );
    return [single!.body.data.allowed_statuses.length, all!.body.data[0].allowed_statuses.length];
  };
  expect(await offered(await newColleague(server, school, 'reviewer'))).toEqual([0, 0]);
  expect(await offered(await newColleague(server, school, 'recruiter'))).toEqual([6, 6]);
});

it('hides invitations and reporting of educators who have not applied from reviewers', async () => {
  const stranger = await newCandidate(server);
  const reviewer = await newColleague(server, school, 'reviewer');
  const recruiter = await newColleague(server, school, 'recruiter');
  const statusesFor = async ({ token }: { token: string }) => {
    const invited = await server.request('GET', `/api/job/school-invitations/${school.id}`, { token });
    const path = `/api/report/candidate/${stranger.id}`;
    const reported = await server.request('POST', path, { token, json: { reason: 'spam' } });
    return [invited.status, reported.status];
  };
  expect(await statusesFor(reviewer)).toEqual([403, 403]);
  expect(await statusesFor(recruiter)).toEqual([200, 200]);
});
