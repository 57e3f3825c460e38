import { Fragment } from 'react';
import type { Column, Table } from '../../../../generated/definitions.d.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import type { Row } from '../../table/features.ts';
import { BlockContext, useBlockContext } from '../block-context.ts';
import { DisplayedValue } from '../value/DisplayedValue.tsx';
import type { DisplayValue } from '../value/display-value.ts';
import { useDisplayValues } from '../value/use-display-values.ts';
import { RowMenu } from './RowMenu.tsx';

/** What a column shows of a row. */
export function TableValue({ column, item }: { column: Column; item: Row }) {
  return (
    <InRow item={item}>
      <Value column={column} />
    </InRow>
  );
}

/** What can be done with a row. */
export function TableRowMenu({ table, item }: { table: Table; item: Row }) {
  return (
    <InRow item={item}>
      <RowMenu table={table} />
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
        <DisplayedValue key={index} shown={one} />
      ))}
      {under.length > 0 && <Below values={under} />}
    </>
  );
}

/** In smaller letters: each fact with its label, if it has one, and its values. */
function Below({ values }: { values: readonly DisplayValue[] }) {
  const facts = [...new Set(values.map(({ of }) => of))].map((of) => values.filter((one) => one.of === of));
  return (
    <span className="cell-below">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <span className="cell-fact">
            {fact[0]!.label !== undefined && fact[0]!.raw !== undefined && `${fact[0]!.label}: `}
            {fact.map((one, at) => (
              <Fragment key={at}>
                {at > 0 && ', '}
                <DisplayedValue shown={one} />
              </Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
