import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { EventDocument } from '../../generated/definitions.d.ts';
import { LANGUAGES } from '../../generated/language-facts.ts';
import { loadProject } from '../../src/language/compile/project.ts';
import { definitionOf } from '../../src/language/grammar/definition-of.ts';
import { filesOnDisk } from '../../src/language/grammar/project-files.ts';
import { filesIn } from '../../src/language/grammar/translation.ts';
import { toldBy } from './told-by.ts';

const files = filesOnDisk(resolve(import.meta.dirname, '../..'));
const project = loadProject(files);

const mails = (event: EventDocument, language = 'en') => toldBy(event, project, language).mails;

it.each(Object.keys(LANGUAGES))(
  'every event is written out in %s, with nothing left to fill in',
  (language) => {
    const { events } =
      language === 'en' ? project.documents : loadProject(filesIn(files, language)).documents;
    for (const document of events.values()) {
      const { notification, mails = [] } = definitionOf(document, 'event');
      const told = toldBy(definitionOf(document, 'event'), project, language);
      expect(told.mails.map(({ to }) => to)).toEqual(mails.map(({ to }) => to));
      expect(told.notification !== undefined).toBe(notification !== undefined);
      const texts = [
        ...Object.values(told.notification ?? {}),
        ...told.mails.flatMap((one) => Object.values(one)),
      ];
      for (const text of texts) expect(text, document.name).not.toMatch(/^$|undefined|\{\w|Invalid/);
    }
  },
);

it('shows parts whatever their condition, dates as dates, and facts without an example by their name', () => {
  const [mail] = mails({
    mails: [
      {
        to: 'owner',
        subject: 'Until {deadline|date}',
        body: [{ when: { hidden: { const: 1 } }, text: 'For {unheard_of}' }],
      },
    ],
  });
  expect(mail!.subject).toBe('Until Mar 12, 2026');
  expect(mail!.text).toContain('For ‹unheard of›');
});

it('has the footer of mails that can be turned off', () => {
  const body = ['Hello'];
  const [kept, ended] = mails({
    mails: [
      { to: 'owner', subject: 'A', body },
      { to: 'owner', kind: 'messages', subject: 'B', body },
    ],
  });
  expect(kept!.text).not.toContain('Unsubscribe');
  expect(ended!.html).toContain('Unsubscribe from these e-mails');
});
