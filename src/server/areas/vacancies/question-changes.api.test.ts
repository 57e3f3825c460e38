import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../testing/bodies.ts';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, school, candidate } = await withServer({ school: newSchool, candidate: newCandidate });

type Question = Record<string, unknown> & { question_id: number; question: string };

const put = (id: number, json: unknown, token: string | undefined = school.token) =>
  server.request('PUT', `/api/vacancy/${id}`, { token, json });
const read = async (id: number) =>
  (await server.request('GET', `/api/vacancy/${id}`, { token: school.token })).body.data;

describe('changing the questions', () => {
  const withQuestions = async () => {
    const vacancy = await newVacancy(server, school, { application_questions: QUESTIONS });
    return { id: vacancy.vacancy_id as number, asked: asWritten(vacancy.application_questions) };
  };
  /** Returns questions as the form sends them after reading them. */
  const asWritten = (questions: Record<string, unknown>[]): Question[] =>
    questions.map((one) => ({
      question_id: one.question_id as number,
      question: one.question as string,
      is_required: one.is_required,
      question_type_id: (one.question_type as { id: number }).id,
      options: (one.options as { value: string }[]).map(({ value }) => value),
      ...(one.rating_scale !== null && { rating_scale_id: (one.rating_scale as { id: number }).id }),
    }));
  const idsOf = (body: { data: { application_questions: Question[] } }) =>
    body.data.application_questions.map(({ question_id }) => question_id);

  it('keeps the ids of unchanged rows, and the order sent', async () => {
    const { id, asked } = await withQuestions();
    const [first, second, ...others] = asked;
    const { status, body } = await put(id, {
      application_questions: [
        ...others.reverse(),
        { ...first, question: 'Why us?' },
        { question: 'New?', question_type_id: 1 },
      ],
    });
    expect(status).toBe(200);
    expect(idsOf(body).slice(0, -1)).toEqual([...others, first!].map(({ question_id }) => question_id));
    expect(asked.map(({ question_id }) => question_id)).not.toContain(idsOf(body).at(-1));
    expect(idsOf(body)).not.toContain(second!.question_id);
    expect(body.data.application_questions.at(-2).question).toBe('Why us?');
    expect(body.data.application_questions.at(-1)).toMatchObject({ question: 'New?', is_required: 1 });
    const again = await put(id, { application_questions: asWritten(body.data.application_questions) });
    expect(again.body.data.application_questions).toEqual(body.data.application_questions);
    expect((await put(id, { application_questions: [] })).body.data.application_questions).toEqual([]);
  });

  it('retires answered questions, which stay readable as they were asked', async () => {
    const { id, asked } = await withQuestions();
    const given: Record<number, unknown> = { 1: 'Yes', 4: ['Tennis'] };
    const answers = asked.map(({ question_id, question_type_id }) => ({
      question_id,
      answer: given[question_type_id as number] ?? null,
    }));
    await newApplication(server, candidate, id, { answers });
    const [first, ...others] = asked;
    const mine = await server.request('GET', '/api/application', { token: candidate.token });
    const { application_id } = mine.body.data[0];
    const answersNow = async () =>
      (await server.request('GET', `/api/application/${application_id}`, { token: school.token })).body.data
        .answers;
    const asAnswered = await answersNow();

    const reworded = await put(id, {
      application_questions: [...others, { ...first, question: 'Why our school?', is_required: 0 }],
    });
    expect(reworded.status).toBe(200);
    expect(idsOf(reworded.body).slice(0, -1)).toEqual(others.map(({ question_id }) => question_id));
    expect(idsOf(reworded.body)).not.toContain(first!.question_id);
    expect(reworded.body.data.application_questions.at(-1).question).toBe('Why our school?');
    expect(await answersNow()).toEqual(asAnswered);

    expect((await put(id, { application_questions: [] })).body.data.application_questions).toEqual([]);
    expect((await read(id)).application_questions).toEqual([]);
    expect(await answersNow()).toEqual(asAnswered);
    const back = await put(id, { application_questions: [first] });
    expect(back.body.data.application_questions).toMatchObject([{ question: 'Why here?' }]);
    expect(idsOf(back.body)).not.toContain(first!.question_id);
  });

  it('refuses other vacancies’ questions, duplicates and invented ids', async () => {
    const { id, asked } = await withQuestions();
    const foreign = await withQuestions();
    const errorsOf = async (application_questions: unknown) =>
      Object.keys((await put(id, { application_questions })).body.errors ?? {});
    expect(await errorsOf([foreign.asked[0]])).toEqual(['application_questions.0.question_id']);
    expect(await errorsOf([asked[0], asked[0]])).toEqual(['application_questions.1.question_id']);
    expect(await errorsOf([{ ...asked[0], question_id: 'x' }])).toEqual([
      'application_questions.0.question_id',
    ]);
    expect((await read(foreign.id)).application_questions).toHaveLength(QUESTIONS.length);
    const posted = await newVacancy(server, school, {
      application_questions: [{ ...asked[0], question_id: 4_000_000 }],
    });
    expect(posted.application_questions[0].question_id).toBeLessThan(4_000_000);
    expect((await read(id)).application_questions).toHaveLength(QUESTIONS.length);
  });
});
