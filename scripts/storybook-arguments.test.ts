import { expect, it } from 'vitest';
import { storybookArguments } from './storybook-arguments.ts';

it.each([
  ['', 'dev --port 6006 --ci --disable-telemetry'],
  ['--ci', 'dev --port 6006 --ci --ci --disable-telemetry'],
  ['--port 7007', 'dev --port 6006 --ci --port 7007 --disable-telemetry'],
  ['dev --quiet', 'dev --port 6006 --ci --quiet --disable-telemetry'],
  ['build', 'build --disable-telemetry'],
  ['build -o out', 'build -o out --disable-telemetry'],
])('`npm run storybook -- %s` calls Storybook with %j', (words, expected) => {
  expect(storybookArguments(words.split(' ').filter(Boolean))).toEqual(expected.split(' '));
});
