import type { Table } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { useMenuItems } from '../../engine/action/ActionsMenu.tsx';
import { useDisplayValues } from '../../engine/value/use-display-values.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuItem } from '../../ui/menu/MenuList.tsx';

const NONE: readonly MenuItem[] = [];

/** A row's actions in a menu whose button names the row; `first` comes before the table's own actions. */
export function RowMenu({ table, first = NONE }: { table: Table; first?: readonly MenuItem[] }) {
  const items = [...first, ...useMenuItems(table.actions ?? [])];
  const [name] = useDisplayValues(table.columns.slice(0, 1));
  return items.length === 0 ? null : (
    <Menu label={message('table.actions_for', { row: name?.text ?? '' })} items={items} />
  );
}
