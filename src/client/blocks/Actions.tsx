import type { ActionsBlock } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import { ActionButton } from './ActionButton.tsx';
import { Heading } from './Heading.tsx';
import { useScope } from './surroundings.ts';
import './actions.css';

const LOOKS = { buttons: 'button', links: 'link', chips: 'chip' } as const;

/** Things to do, side by side or as a list of links. */
export function Actions({ block }: { block: ActionsBlock }) {
  const { title, look = 'buttons', actions } = block;
  const scope = useScope();
  return (
    <div className="actions">
      {title && <Heading className="section-title">{template(title, scope)}</Heading>}
      <ul className="actions-list" data-look={look}>
        {actions.map((action, index) => (
          <li key={index}>
            <ActionButton action={action} look={LOOKS[look]} />
          </li>
        ))}
      </ul>
    </div>
  );
}
