import type { ListBlock } from '../../../../generated/definitions.d.ts';
import { ChecklistRow } from './ChecklistRow.tsx';
import { List } from './List.tsx';

/** A list whose rows are met or not met. */
export const Checklist = ({ block }: { block: ListBlock }) => <List block={block} row={ChecklistRow} />;
