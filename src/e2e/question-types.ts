import type { RunningServer } from './running-server.ts';

/** One required question of each type, for posting a vacancy. */
export async function questionsOfEachType(server: RunningServer, ratings: readonly string[]) {
  const type = await questionTypes(server);
  const asked = (question: string, key: string, more = {}) => ({
    question,
    question_type_id: type(key),
    is_required: 1,
    ...more,
  });
  return [
    asked('Why our school?', 'short_text'),
    asked('Describe a lesson', 'descriptive'),
    asked('Which phase?', 'option_select', { options: ['Middle', 'Upper'] }),
    asked('Which clubs?', 'multi_select', { options: ['Chess', 'Robotics'] }),
    asked('When could you start?', 'date'),
    asked('How many years?', 'number'),
    asked('Rate your skills', 'rating_scale', { options: ratings, rating_scale_id: 1 }),
  ];
}

/** The ids of the question types by key. */
export async function questionTypes(server: RunningServer) {
  const types = (await (await fetch(`${server.url}/api/application-question-types`)).json()) as {
    data: { id: number; type_key: string }[];
  };
  return (key: string) => types.data.find((type) => type.type_key === key)!.id;
}
