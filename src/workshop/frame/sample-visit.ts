import { createStore } from 'jotai';
import { screens } from '../../../generated/screens.ts';
import { guardDefinition } from '../../client/state/guard-definition.ts';
import { assumedPrefsAtom } from '../../client/state/prefs.ts';
import { fillPath } from '../../client/state/routes.ts';
import { screenNamed } from '../../client/state/screen-named.ts';
import { assumedSessionAtom } from '../../client/state/session.ts';
import { type SessionUser, writeSession } from '../../client/state/stored-session.ts';
import type { Visit } from '../../client/state/visit.ts';
import type { DrawingState } from '../address.ts';
import type { Drawn } from '../workshop-api.ts';
import type { SampleAnswers } from './sample-answers.ts';

/** Returns the visit of somebody who may see what is drawn, whose calls are answered with samples. */
export function sampleVisit(answers: SampleAnswers, drawn: Drawn, state: DrawingState): Visit {
  const access = 'screen' in drawn ? screenNamed(drawn.screen).access : 'public';
  const role = Array.isArray(access) ? access[0]! : access === 'unverified' ? rolesOf(answers)[1] : undefined;
  const session = role === undefined ? null : { token: 'sample', user: userOf(answers, role) };
  if (session && access === 'unverified') session.user.email_verified_at = null;
  // Also where the browser keeps it: it is read again once the first drawing is there.
  writeSession(session);
  const store = createStore();
  store.set(assumedSessionAtom, session);
  store.set(assumedPrefsAtom, {});
  return {
    store,
    clock: {},
    call: answers.callIn('form' in drawn && state !== 'loading' ? 'filled' : state),
  };
}

const rolesOf = (answers: SampleAnswers) => answers.valuesOf('Role', 'role_name').map(String);

function userOf(answers: SampleAnswers, role_name: string): SessionUser {
  const role_id = rolesOf(answers).indexOf(role_name) + 1;
  return {
    ...answers.component('User'),
    id: 1,
    full_name: 'Amber Lantern',
    user_name: 'amber@example.com',
    email_verified_at: '2026-01-01T08:00:00Z',
    language: null,
    role_id,
    role: { role_id, role_name },
  };
}

/** Returns the address of what is drawn; without permission, of what is shown in its place. */
export function addressOf(drawn: Drawn, state: DrawingState): string {
  if (state === 'no-permission') return fillPath(screenNamed(guardDefinition.refused).path, {});
  if (!('screen' in drawn)) return '/';
  const { path } = screens.find(({ name }) => name === drawn.screen) ?? screenNamed(guardDefinition.notFound);
  return path.replace(/\{\w+\}/g, '1');
}
