import { type OperationId, operations } from '../../../../../generated/operations.ts';
import { folded } from '../../../../language/run/value/folded.ts';
import { inWords } from '../../../../language/run/value/language.ts';
import { languageNow } from '../../../engine/messages/call-language.ts';

type Noted = { operation: string; summary: string };

const isKnown = (operation: string): operation is OperationId => Object.hasOwn(operations, operation);

/**
 * Returns the summary of an action's operation in the reader's language; of an operation that is gone, the stored
 * one.
 */
export const summaryOf = ({ operation, summary }: Noted): string =>
  inWords(isKnown(operation) ? operations[operation].summary : summary);

/** Returns the operations whose summary in the reader's language has a text; the English ones are stored. */
export function operationsCalled(text: string): string[] {
  if (languageNow() === 'en') return [];
  const searched = folded(text);
  return Object.entries(operations).flatMap(([operation, { summary }]) => {
    const said = inWords(summary);
    return said !== summary && folded(said).includes(searched) ? operation : [];
  });
}
