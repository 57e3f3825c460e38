import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { screens } from '../../../generated/screens.ts';
import { guardDefinition } from '../state/guard-definition.ts';
import { resolvedRouteAtom } from './resolved-route.ts';

const protectedScreen = screens.find(({ access }) => Array.isArray(access))!;

vi.mock('../state/guard-definition.ts', async (original) => {
  const { guardDefinition: guard } = await original<typeof import('../state/guard-definition.ts')>();
  return { guardDefinition: { ...guard } };
});

const resolve = (pathname: string) => createStore().get(resolvedRouteAtom({ pathname, search: '' }));

it('redirects a visitor to sign in', () => {
  const { path } = screens.find(({ name }) => name === guardDefinition.signIn)!;
  expect(resolve(protectedScreen.path)).toEqual({ url: path, remember: true });
});

it('stops at once on a redirect loop', () => {
  Object.assign(guardDefinition, { signIn: protectedScreen.name });
  expect(resolve(protectedScreen.path)).toEqual({ circle: [protectedScreen.name] });
});
