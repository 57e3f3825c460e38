import {
  type AnswerAsAsked,
  type AskedField,
  answersAsAsked,
  type Difference,
} from '../../../language/run/form/asked.ts';
import type { AnswerSchema } from '../http/answered.ts';
import { languageNow } from '../messages/call-language.ts';
import { say } from '../messages/say.ts';

type AskedAnswer = AnswerSchema<'AskedAnswer'>;

/** The answers in `values` under the questions that were asked, in the reader's language. */
export const presentAsAsked = (
  asked: readonly AskedField[],
  now: readonly AskedField[],
  values: Readonly<Record<string, unknown>>,
): AskedAnswer[] => answersAsAsked(asked, now, values, languageNow()).map(presentAnswer);

export const presentAnswer = ({ name, title, kind, text, difference }: AnswerAsAsked): AskedAnswer => ({
  field: name,
  question: title,
  kind,
  text,
  day: kind === 'date' ? text : null,
  moment: kind === 'date-time' ? new Date(text) : null,
  note: difference && noteOf(difference),
});

function noteOf(difference: Difference): string {
  switch (difference.is) {
    case 'gone':
      return say('asked.gone');
    case 'retitled':
      return say('asked.retitled', { title: difference.title });
    case 'relabelled':
      return say('asked.relabelled', { label: difference.label });
    case 'withdrawn':
      return say('asked.withdrawn');
  }
}
