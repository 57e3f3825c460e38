import { expect, it } from 'vitest';
import { isPressed, keysAsShown } from './pressed-keys.ts';

const NONE = { code: '', altKey: false, ctrlKey: false, shiftKey: false, metaKey: false };

it.each([
  ['ArrowDown', { altKey: true }, true],
  ['ArrowUp', { altKey: true }, false],
  ['ArrowDown', {}, false],
  ['ArrowDown', { altKey: true, shiftKey: true }, false],
])('matches %s exactly, with %j', (key, also, pressed) => {
  const getModifierState = (name: string) => name === 'Alt' && 'altKey' in also;
  expect(isPressed('Alt+ArrowDown', { key, getModifierState, ...NONE, ...also })).toBe(pressed);
});

it.each([
  ['j', { key: 'j' }, true],
  ['j', { key: 'J' }, true],
  ['j', { key: 'k' }, false],
  ['j', { key: 'ت', code: 'KeyJ' }, true],
  ['j', { key: 'c', code: 'KeyJ' }, false],
  ['j', { key: 'j', ctrlKey: true }, false],
])('matches the letter %s with %j, on any keyboard', (keys, event, pressed) => {
  expect(isPressed(keys, { ...NONE, getModifierState: () => false, ...event })).toBe(pressed);
});

it('shows shortcuts as keyboards label them', () => {
  expect(keysAsShown('Alt+ArrowDown')).toBe('Alt ↓');
  expect(keysAsShown('j')).toBe('J');
});
