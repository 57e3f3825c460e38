import type { ListBlock } from '../../../../generated/definitions.d.ts';
import { List } from '../List.tsx';
import { ChecklistRow } from './ChecklistRow.tsx';

/** A list whose rows are met or not met. */
export const Checklist = ({ block }: { block: ListBlock }) => <List block={block} row={ChecklistRow} />;
