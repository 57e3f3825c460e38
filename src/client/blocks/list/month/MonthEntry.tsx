import type { HeaderBlock, ListBlock } from '../../../../../generated/definitions.d.ts';
import { inDocument, inRow } from '../../../../language/run/value/scope.ts';
import { template } from '../../../../language/run/value/value-path.ts';
import { useScope } from '../../../engine/block-context.ts';
import { Anchor } from '../../../engine/link/Anchor.tsx';
import { urlOf } from '../../../engine/link/target.ts';
import { useScreenContext } from '../../../engine/screen-context.ts';
import { displayValuesOf } from '../../../engine/value/display-value.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Placed } from './month-days.ts';

export interface MonthEntryProps {
  block: ListBlock;
  placed: Placed;
  tabIndex: number | undefined;
}

/** A row as one line of its day: its time, and the title, link and first badge of the header that draws it. */
export function MonthEntry({ block, placed: { item, time }, tabIndex }: MonthEntryProps) {
  const around = useScope();
  const { screens, definitions } = useScreenContext();
  const part = definitions.parts[block.part ?? ''];
  const scope = part ? inDocument(around, { item }) : inRow(around, item);
  const [first] = part?.blocks ?? block.blocks ?? [];
  const { title, to, badges = [] } = first as HeaderBlock;
  const [badge] = badges.flatMap((show) => displayValuesOf(show, scope, definitions));
  const text = template(title, scope);
  const href = urlOf(to, scope, { screens, labels: definitions.labels });
  const content = (
    <>
      {badge?.icon && <Icon name={badge.icon} size={16} />}
      {time !== undefined && <span className="month-time">{time}</span>}{' '}
      <bdi className="month-name">{text}</bdi>
      {badge && <span className="visually-hidden"> {badge.text}</span>}
    </>
  );
  const look = { className: 'month-entry', 'data-tone': badge?.tone, title: text };
  return href === undefined ? (
    <span {...look}>{content}</span>
  ) : (
    <Anchor {...look} href={href} tabIndex={tabIndex}>
      {content}
    </Anchor>
  );
}
