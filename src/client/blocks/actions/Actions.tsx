import { lazy, Suspense } from 'react';
import type { ActionsBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import './actions.css';

const ActionsMenu = lazy(() =>
  import('../../engine/action/ActionsMenu.tsx').then((module) => ({ default: module.ActionsMenu })),
);

const VARIANTS = {
  buttons: 'button',
  links: 'link',
  chips: 'chip',
  segmented: 'segment',
  bar: 'button',
} as const;

/** A set of actions: buttons, links, one segmented control, or a bar at the bottom of the screen. */
export function Actions({ block }: { block: ActionsBlock }) {
  const { title, variant = 'buttons', actions } = block;
  const scope = useScope();
  // An empty button keeps the menu's height; a skeleton would weigh more.
  if (block.folded) {
    return (
      <Suspense fallback={<div className="button" />}>
        <ActionsMenu block={block} />
      </Suspense>
    );
  }
  return (
    <div className="actions" data-variant={variant}>
      {title && <Heading className="section-title">{template(title, scope)}</Heading>}
      <ul className="actions-list" data-variant={variant}>
        {actions.map((action, index) => (
          <li key={index}>
            <ActionButton action={action} variant={VARIANTS[variant]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
