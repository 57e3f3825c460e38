/** A question that a newer one has replaced before its turn. */
export class Superseded extends Error {}

/** Asks one question at a time; while it is answered, only the newest of the others waits. */
export function lastOnly<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let running: Promise<unknown> | undefined;
  let newest = 0;
  return async (question) => {
    const number = ++newest;
    while (running) await running.catch(() => {});
    if (number !== newest) throw new Superseded('superseded');
    const answer = ask(question);
    running = answer;
    try {
      return await answer;
    } finally {
      running = undefined;
    }
  };
}
