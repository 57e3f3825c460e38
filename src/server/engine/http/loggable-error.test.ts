import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { loggableError } from './loggable-error.ts';

describe('an error in the log', () => {
  it('names a failed statement without its values', () => {
    const cause = Object.assign(new Error('relation "mails" does not exist'), { code: '42P01' });
    const failed = new DrizzleQueryError('insert into mails values ($1)', ['the code is 123456'], cause);
    const logged = loggableError(failed);
    expect(logged).toMatchObject({
      query: 'insert into mails values ($1)',
      cause: { message: 'relation "mails" does not exist', code: '42P01' },
    });
    expect(JSON.stringify(logged)).not.toContain('123456');
  });

  it('keeps the message and stack of any other error', () => {
    const error = new TypeError('no such thing');
    expect(loggableError(error)).toEqual({ type: 'TypeError', message: 'no such thing', stack: error.stack });
    expect(loggableError('text')).toMatchObject({ type: 'string' });
  });
});
