import { createStore } from 'jotai';
import type { Visit } from '../src/client/state/visit.ts';

/** The visit to which all stories belong: nobody is signed in. */
export const storyVisit: Visit = { store: createStore(), clock: {} };
