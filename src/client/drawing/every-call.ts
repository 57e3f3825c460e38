import { calls } from '../../../generated/calls.ts';
import { addCalls } from '../api/known-calls.ts';

// For a server, which draws every screen and lists addresses without any, and for tests, which load no screen.
addCalls(calls);
