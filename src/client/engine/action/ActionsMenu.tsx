import type { Action, ActionsBlock } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { template } from '../../../language/run/value/value-path.ts';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuItem } from '../../ui/menu/MenuList.tsx';
import { useScope } from '../block-context.ts';
import { useAction } from './use-action.ts';

/** A menu for rare actions: lists those that apply, or renders nothing. */
export function ActionsMenu({ block: { title, actions } }: { block: ActionsBlock }) {
  const scope = useScope();
  const items = useMenuItems(actions);
  if (items.length === 0) return null;
  const label = title === undefined ? message('table.more_actions') : template(title, scope);
  return (
    <div className="actions" data-variant="menu">
      <Menu label={label} items={items} trigger={label} />
    </div>
  );
}

/** Returns the actions that apply, as menu items. */
export function useMenuItems(actions: readonly Action[]): MenuItem[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: a definition's actions never change, so the same hooks run each time
  const found = actions.map((action) => useAction(action));
  return found.flatMap((action, index) =>
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
}
