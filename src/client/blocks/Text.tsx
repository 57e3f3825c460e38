import type { TextBlock } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import { Icon } from '../ui/Icon.tsx';
import { ShownValue } from './ShownValue.tsx';
import { useScope, useStage } from './surroundings.ts';
import { useShown } from './use-shown.ts';
import './text.css';

/** A paragraph, formatted text, or a list of short texts. */
export function Text({ block }: { block: TextBlock }) {
  const { look = 'plain', items, empty } = block;
  const scope = useScope();
  const { words } = useStage();
  const shown = useShown([block]);
  if (items)
    return <Lines items={items.map((item) => template(item, scope))} checked={look === 'checklist'} />;
  if (shown.length === 0)
    return empty === undefined ? null : (
      <p className="text" data-look="muted">
        {words(empty)}
      </p>
    );
  return shown.map((one, index) =>
    one.kind === 'html' ? (
      <ShownValue key={index} shown={one} />
    ) : (
      <p key={index} className="text" data-look={look} dir="auto">
        <ShownValue shown={one} />
      </p>
    ),
  );
}

const Lines = ({ items, checked }: { items: string[]; checked: boolean }) => (
  <ul className="text-lines" data-checked={checked || undefined}>
    {items.map((item) => (
      <li key={item}>
        {checked && <Icon name="check" />}
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
