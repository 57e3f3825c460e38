import { createStore } from 'jotai';
import type { Visit } from '../src/client/state/visit.ts';

/** The visit of all stories, without a session. */
export const storyVisit: Visit = { store: createStore(), clock: {} };
