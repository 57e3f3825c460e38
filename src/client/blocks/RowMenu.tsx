import type { Table } from '../../../generated/definitions.d.ts';
import type { IconName } from '../ui/icon-names.ts';
import { Menu } from '../ui/Menu.tsx';
import { useAction } from './use-action.ts';
import { useShown } from './use-shown.ts';

/** What can be done with a row, behind one button that names the row. */
export function RowMenu({ table }: { table: Table }) {
  // biome-ignore lint/correctness/useHookAtTopLevel: a definition's list of actions never changes, so the same hooks run each time
  const actions = (table.actions ?? []).map((action) => useAction(action));
  const [name] = useShown(table.columns.slice(0, 1));
  const items = actions.flatMap((action, index) =>
    action
      ? [
          {
            key: String(index),
            label: action.label,
            icon: action.icon as IconName | undefined,
            tone: action.tone === 'danger' ? ('danger' as const) : undefined,
            disabled: action.busy,
            onSelect: () => void action.run(),
          },
        ]
      : [],
  );
  return items.length === 0 ? null : <Menu label={`Actions for ${name?.text ?? ''}`} items={items} />;
}
