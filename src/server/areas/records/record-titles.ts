import { say, sayPhrase } from '../../engine/messages/say.ts';
import { kinds } from './kinds.ts';

/** What a kind of record is called, in the language of the call; undefined if there is none with this name. */
export function recordTitle(name: string): string | undefined {
  const kind = kinds.find((one) => one.name === name);
  return kind && sayPhrase(kind.title);
}

/** How long each kind of record is kept, as sentences for people, in the language of the call. */
export const recordRetention = (): { what: string; how_long: string }[] =>
  kinds.map(({ title, keep_days }) => ({
    what: sayPhrase(title),
    how_long: `${say('retention.days', { n: keep_days })} ${say('retention.records_since')}`,
  }));
