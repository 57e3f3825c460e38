import { Fragment } from 'react';
import type { DetailBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { DisplayedValue } from '../../engine/value/DisplayedValue.tsx';
import { type DisplayValue, useDisplayValues } from '../../engine/value/display-value.ts';
import { messageText } from '../../engine/value/message-text.ts';
import './detail.css';

/** Labelled facts. Facts without a value are omitted. */
export function Detail({ block }: { block: DetailBlock }) {
  const { title, variant = 'plain', items, empty } = block;
  const scope = useScope();
  const facts = grouped(useDisplayValues(items));
  const heading = title === undefined ? '' : template(title, scope);
  return (
    <div className="detail" data-variant={variant}>
      {heading !== '' && <Heading className="detail-title">{heading}</Heading>}
      {facts.length === 0 && empty !== undefined && (
        <p className="detail-empty">{messageText(empty, scope)}</p>
      )}
      {facts.length > 0 && (
        <dl className="detail-list">
          {facts.map((values, index) => (
            <div key={index} className="detail-fact" data-wide={isLong(values) || undefined}>
              <dt dir="auto">{values[0]!.label}</dt>
              <dd dir={values[0]!.dir ?? 'auto'}>
                <Values values={values} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Several values under one label are one fact. */
function grouped(shown: DisplayValue[]): DisplayValue[][] {
  const facts: DisplayValue[][] = [];
  for (const one of shown) {
    const last = facts.at(-1);
    if (last && last[0]!.label === one.label && last[0]!.of === one.of) last.push(one);
    else facts.push([one]);
  }
  return facts;
}

/** Values that would make a column too tall; such a fact takes the full width. */
const isLong = (values: readonly DisplayValue[]) =>
  values.some(({ kind }) => kind === 'html' || kind === 'file') ||
  values.reduce((length, { text }) => length + text.length, 0) > 60;

const Values = ({ values }: { values: DisplayValue[] }) =>
  values.map((one, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <DisplayedValue shown={one} />
    </Fragment>
  ));
