type Results<Asks extends readonly (() => PromiseLike<unknown>)[]> = {
  -readonly [Each in keyof Asks]: Awaited<ReturnType<Asks[Each]>>;
};

/**
 * Sends statements of a transaction in this order without waiting for the answers in between, so that they take one
 * round trip; PostgreSQL runs each after the one before. Each `ask` sends one statement, at once. Resolves to their
 * results in order.
 */
export async function inOrder<const Asks extends readonly (() => PromiseLike<unknown>)[]>(
  ...asks: Asks
): Promise<Results<Asks>> {
  const answers: Promise<unknown>[] = [];
  for (const ask of asks) {
    const answer = Promise.resolve(ask());
    // Its failure is reported below.
    answer.catch(() => undefined);
    answers.push(answer);
    // By then it has been sent.
    await new Promise<void>((sent) => process.nextTick(sent));
  }
  // The first failure is the cause of those after it, whichever is told first.
  for (const settled of await Promise.allSettled(answers))
    if (settled.status === 'rejected') throw settled.reason;
  return Promise.all(answers) as Promise<Results<Asks>>;
}
