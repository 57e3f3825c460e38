import type { NoticeBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import './notice.css';

/** Something to know before continuing. */
export function Notice({ block }: { block: NoticeBlock }) {
  const { tone = 'info', icon = 'info', title, text, actions } = block;
  const scope = useScope();
  const said = text && template(text, scope);
  return (
    <div className="notice" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon name={icon} size={24} />
      <div className="stack">
        <Heading className="notice-title">{template(title, scope)}</Heading>
        {said && (
          // As in a text block, a sentence that begins with isolated text is the product's own.
          <p dir={said.startsWith('\u2068') ? undefined : 'auto'}>{said}</p>
        )}
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
