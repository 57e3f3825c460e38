import { template } from '../../shared/value-path.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { ActionButton } from './ActionButton.tsx';
import { Blocks } from './Blocks.tsx';
import type { ActionUse, Block } from './definition.ts';
import { Heading } from './Heading.tsx';
import { useScope } from './surroundings.ts';
import './notice.css';

export interface NoticeBlock extends Block {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  icon?: string;
  title: string;
  text?: string;
  blocks?: Block[];
  actions?: ActionUse[];
}

/** Something to know before going on. */
export function Notice({ block }: { block: NoticeBlock }) {
  const { tone = 'info', icon = 'info', title, text, blocks, actions } = block;
  const scope = useScope();
  return (
    <div className="notice" data-tone={tone}>
      <Icon name={icon as IconName} size={24} />
      <div className="stack">
        <Heading className="notice-title">{template(title, scope)}</Heading>
        {text && <p>{template(text, scope)}</p>}
        {blocks && <Blocks blocks={blocks} />}
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
