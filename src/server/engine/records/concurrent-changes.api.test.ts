import { describe, expect, it } from 'vitest';
import { candidateBody, schoolBody, vacancyBody } from '../../testing/bodies.ts';
import type { Answer } from '../../testing/checked-request.ts';
import { asForm, newCandidate, newSchool, newVacancy, updateCandidate } from '../../testing/scenario.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { statusesOf, twoServers } from '../../testing/two-servers.ts';

const { server, servers, atOnce } = await twoServers();
const school = await newSchool(server);
const rival = await newSchool(server);

describe('concurrent full updates of one record', () => {
  /** Sends both versions several times in parallel; the record must equal one of them in every field. */
  async function race(
    versions: [object, object],
    write: (at: TestServer, version: object) => Promise<Answer>,
    read: () => Promise<Record<string, unknown>>,
    shown: (body: object) => object,
  ) {
    for (let round = 0; round < 5; round += 1) {
      const answers = await atOnce(8, (at, index) => write(at, versions[(index >> 1) % 2]!));
      expect(statusesOf(answers)).toEqual({ 200: 8 });
      const found = await read();
      const fits = versions.map((version) => {
        try {
          expect(found).toMatchObject(shown(version));
          return true;
        } catch {
          return false;
        }
      });
      if (!fits.includes(true)) expect(found).toMatchObject(shown(versions[0]));
    }
  }

  it('leave a candidate’s profile in one of the sent versions', async () => {
    const candidate = await newCandidate(server);
    const version = (name: string, ids: number[]) =>
      candidateBody({
        first_name: name,
        designation: name,
        address: name,
        skill_id: ids,
        preferred_locations: ids,
        experience: ids.map((id) => ({
          school_name: `${name} ${id}`,
          position_title: name,
          curriculum_id: id,
          start_date: '2018-08-20',
          is_current: true,
        })),
      });
    await race(
      [version('Anna', [1, 2, 3]), version('Berta', [4, 5])],
      (at, body) => updateCandidate(at, candidate, { ...body }),
      async () => {
        const path = '/api/user/candidate-profile';
        return (await server.request('GET', path, { token: candidate.token })).body.data.candidate;
      },
      (body) => {
        const { first_name, designation, address, skill_id, experience } = body as ReturnType<
          typeof candidateBody
        >;
        return { first_name, designation, address, skill_id, experiences: experience };
      },
    );
  });

  it('leave a school’s profile in one of the sent versions', async () => {
    const version = (name: string, ids: number[], pay: number) =>
      schoolBody({
        school_name: name,
        city: name,
        grade_levels: ids,
        salary_range_min: pay,
        salary_range_max: pay + 500,
      });
    await race(
      [version('Palm', [1, 2], 1000), version('Sea', [3, 4, 5], 9000)],
      (at, body) =>
        at.request('PUT', `/api/school/${school.id}`, { token: school.token, form: asForm({ ...body }) }),
      async () =>
        (await server.request('GET', '/api/user/school-profile', { token: school.token })).body.data,
      (body) => {
        const { school_name, city, salary_range_min, salary_range_max } = body as Record<string, unknown>;
        return { school_name, city, salary_range_min, salary_range_max };
      },
    );
  });

  it('leave a vacancy in one of its school’s versions, whatever another school sends', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const version = (title: string, ids: number[], pay: number) =>
      vacancyBody({
        vacancy_title: title,
        city: title,
        skill_id: ids,
        salary_range_min: pay,
        salary_range_max: pay + 500,
        job_description: `<p>${title}</p>`,
        application_questions: ids.map((id) => ({
          question: `${title} ${id}?`,
          question_type_id: 1,
          is_required: 0,
        })),
      });
    const path = `/api/vacancy/${vacancy_id}`;
    const foreign = Array.from({ length: 40 }, (_, index) =>
      servers[index % 2]!.request('PUT', path, { token: rival.token, json: version('Foreign', [6], 1) }),
    );
    await race(
      [version('Ours', [1, 2], 1000), version('Ours too', [3, 4, 5], 9000)],
      (at, json) => at.request('PUT', path, { token: school.token, json }),
      async () => (await server.request('GET', path, { token: school.token })).body.data,
      (body) => {
        const { vacancy_title, city, skill_id, salary_range_min, salary_range_max, job_description } =
          body as Record<string, unknown>;
        const questions = (body as { application_questions: { question: string }[] }).application_questions;
        return {
          vacancy_title,
          city,
          skill_id,
          salary_range_min,
          salary_range_max,
          job_description,
          application_questions: questions.map(({ question }) => expect.objectContaining({ question })),
        };
      },
    );
    expect(statusesOf(await Promise.all(foreign))).toEqual({ 403: 40 });
  });
});
