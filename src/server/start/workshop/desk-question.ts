import type { Definitions } from '../../../language/run/change/definitions.ts';
import type { DrawnAs, EditMeaning, EditMistake, ListedDefinition } from '../../engine/http/workshop-desk.ts';

/** The texts published over the release's files. */
type Question = { over: Record<string, string> };

/** The same with an edit. */
export type EditQuestion = Question & { file: string; text: string };

/** What the checking thread is asked. */
export type DeskQuestions = {
  explain: EditQuestion;
  judge: EditQuestion;
  definitions: Question;
  check: EditQuestion;
  generate: Question;
  draw: EditQuestion & { drawn: DrawnAs; language: string };
};

/** What it answers. */
export type DeskAnswers = {
  explain: EditMeaning;
  /** Why it cannot be published, or the definitions as they would be. */
  judge: { refused: string[]; definitions?: Definitions };
  definitions: ListedDefinition[];
  check: EditMistake[];
  /** The generated files that differ from the release's, by path. */
  generate: Record<string, string>;
  draw: Record<string, unknown>;
};
