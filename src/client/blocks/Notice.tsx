import type { NoticeBlock } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { ActionButton } from './ActionButton.tsx';
import { Heading } from './Heading.tsx';
import { useScope } from './surroundings.ts';
import './notice.css';

/** Something to know before going on. */
export function Notice({ block }: { block: NoticeBlock }) {
  const { tone = 'info', icon = 'info', title, text, actions } = block;
  const scope = useScope();
  return (
    <div className="notice" data-tone={tone}>
      <Icon name={icon as IconName} size={24} />
      <div className="stack">
        <Heading className="notice-title">{template(title, scope)}</Heading>
        {text && <p>{template(text, scope)}</p>}
        {actions && (
          <div className="cluster">
            {actions.map((action, index) => (
              <ActionButton key={index} action={action} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
