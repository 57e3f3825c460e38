import { describe, expect, it } from 'vitest';
import { mailText } from './mail-text.ts';

const greetings = (...pieces: string[]) =>
  mailText('A letter', 'Sara Khan', pieces).text.match(/Hello Sara Khan,/g)?.length ?? 0;

describe('the greeting of a mail', () => {
  it.each([
    'Dear Sara Khan,\n\nthank you for your application.',
    'Dear Sara Khan, thank you for your application.',
    'Good morning Sara,\nthank you.',
    'Dear applicant,\nthank you.',
    'عزيزتي Sara Khan، شكرا لك.',
  ])('is not added to a text that has one: %j', (letter) => {
    expect(greetings(letter, 'Open the application')).toBe(0);
    expect(greetings('There is news.', letter)).toBe(0);
  });

  it.each(['Thank you, Sara Khan.', 'We liked your lesson, and would like to meet you.', 'No comma'])(
    'is added to a text without one: %j',
    (text) => expect(greetings(text)).toBe(1),
  );
});
