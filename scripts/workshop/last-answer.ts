/** Answers a question once for as long as nothing else is asked. The order of its keys does not matter. */
export function lastAnswer<Question extends object, Answer>(
  answer: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let last: { key: string; answer: Promise<Answer> } | undefined;
  return (question) => {
    const key = JSON.stringify(Object.entries(question).sort());
    if (last?.key === key) return last.answer;
    const asked = { key, answer: answer(question) };
    last = asked;
    // A failure is no answer.
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.answer;
  };
}
