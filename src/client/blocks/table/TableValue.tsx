import { Fragment } from 'react';
import type { Column, Table } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { commaNow } from '../../../language/run/value/language.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { useMenuItems } from '../../engine/action/ActionsMenu.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { DisplayedValue } from '../../engine/value/DisplayedValue.tsx';
import { type DisplayValue, useDisplayValues } from '../../engine/value/display-value.ts';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuItem } from '../../ui/menu/MenuList.tsx';
import type { Row } from './features.ts';

/** A table cell. */
export function TableValue({ column, item }: { column: Column; item: Row }) {
  return (
    <InRow item={item}>
      <Value column={column} />
    </InRow>
  );
}

/** A row's buttons, and the menu of its other actions. */
export function TableRowActions({ table, item }: { table: Table; item: Row }) {
  const menu = <RowMenu table={table} />;
  return (
    <InRow item={item}>
      {table.buttons ? (
        <span className="row-actions">
          {table.buttons.map((action, index) => (
            <ActionButton key={index} action={action} size="small" />
          ))}
          {menu}
        </span>
      ) : (
        menu
      )}
    </InRow>
  );
}

function InRow({ item, children }: { item: Row; children: React.ReactNode }) {
  const around = useBlockContext();
  return <BlockContext value={{ ...around, scope: inRow(around.scope, item) }}>{children}</BlockContext>;
}

function Value({ column }: { column: Column }) {
  const { title: _, below, ...show } = column;
  const [shown, under] = [useDisplayValues([{ else: '–', ...show }]), useDisplayValues(below)];
  return (
    <>
      {shown.map((one, index) => (
        <Fragment key={index}>
          {index > 0 && (one.kind === 'badge' ? ' ' : commaNow())}
          <Isolated shown={one} />
        </Fragment>
      ))}
      {under.length > 0 && <Below values={under} />}
    </>
  );
}

/** Text sets its own direction; the picture and the second line follow the page's. */
function Isolated({ shown }: { shown: DisplayValue }) {
  const value = <DisplayedValue shown={shown} />;
  return shown.image === undefined ? <bdi>{value}</bdi> : value;
}

/** The second line of a cell, in small text: each fact's values, with its label if it has one. */
function Below({ values }: { values: readonly DisplayValue[] }) {
  const facts = [...new Set(values.map(({ of }) => of))].map((of) => values.filter((one) => one.of === of));
  return (
    <span className="cell-below">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi className="cell-fact">
            {fact[0]!.label !== undefined && fact[0]!.raw !== undefined && `${fact[0]!.label}: `}
            {fact.map((one, at) => (
              <Fragment key={at}>
                {at > 0 && commaNow()}
                <DisplayedValue shown={one} />
              </Fragment>
            ))}
          </bdi>
        </Fragment>
      ))}
    </span>
  );
}

const NONE: readonly MenuItem[] = [];

/** A row's actions in a menu whose button names the row; `first` goes before the table's own actions. */
export function RowMenu({ table, first = NONE }: { table: Table; first?: readonly MenuItem[] }) {
  const items = [...first, ...useMenuItems(table.actions ?? [])];
  const [name] = useDisplayValues(table.columns.slice(0, 1));
  return items.length === 0 ? null : (
    <Menu label={message('table.actions_for', { row: name?.text ?? '' })} items={items} />
  );
}
