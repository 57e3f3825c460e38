import { createStore } from 'jotai';
import { createCall } from '../src/client/api/call.ts';
import type { Visit } from '../src/client/state/visit.ts';

type Answer = (request: Request) => Response;

const unanswered: Answer = () => Response.json({ message: 'No story answers this call.' }, { status: 404 });

let answer = unanswered;

/** Answers the calls of the current story; without an answer, every call is refused. */
export function answerCalls(by: Answer = unanswered): void {
  answer = by;
}

/**
 * The visit of all stories, without a session. It makes its calls itself: one made at the first call would keep the
 * `fetch` of that moment, whichever story set it.
 */
export const storyVisit: Visit = {
  store: createStore(),
  clock: {},
  call: createCall({
    token: () => null,
    onUnknown: () => {},
    fetch: async (request) => answer(request),
  }),
};
