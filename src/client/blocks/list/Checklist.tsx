import type { ListBlock } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/checklist.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import { useScope } from '../../engine/block-context.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { type DisplayValue, displayValuesOf } from '../../engine/value/display-value.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import './checklist.css';

export const Checklist = ({ block }: { block: ListBlock }) => <List block={block} row={ChecklistRow} />;

interface ChecklistRowProps {
  block: ListBlock;
  item: unknown;
}

/** A row that is met or not met, shown by an icon and a word. Without a `mark` it is simply checked. */
function ChecklistRow({ block, item }: ChecklistRowProps) {
  const scope = inRow(useScope(), item);
  const { definitions } = useScreenContext();
  const shown = block.mark && displayValuesOf({ else: '', ...block.mark }, scope, definitions)[0];
  const { icon, tone, word } = block.mark ? stateOf(shown) : PLAIN;
  return (
    <li className="checklist-row" data-tone={tone}>
      <Icon name={icon} />
      <div className="checklist-body">
        <ListRow block={block} item={item} />
      </div>
      {word !== undefined && <span className="checklist-word">{word}</span>}
    </li>
  );
}

interface State {
  icon: IconName;
  tone: string;
  word?: string;
}

const PLAIN: State = { icon: 'check', tone: 'success' };

/** Returns the row's state: from value labels, or from whether the value is true. */
function stateOf(shown: DisplayValue | undefined): State {
  const isMet = shown?.raw === true || shown?.raw === 1;
  const plain: State = isMet
    ? { icon: 'check-circle', tone: 'success', word: message('checklist.met') }
    : { icon: 'x-circle', tone: 'muted', word: message('checklist.not_met') };
  if (shown?.of.labels === undefined) return plain;
  return {
    icon: shown.icon ?? 'circle',
    tone: shown.tone ?? 'neutral',
    word: shown.text,
  };
}
