import { Fragment } from 'react';
import type { DetailBlock } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import { Heading } from './Heading.tsx';
import { ShownValue } from './ShownValue.tsx';
import type { Shown } from './shown.ts';
import { useScope, useStage } from './surroundings.ts';
import { useShown } from './use-shown.ts';
import './detail.css';

/** Facts with their names. What has no value is left out. */
export function Detail({ block }: { block: DetailBlock }) {
  const { title, look = 'plain', items, empty } = block;
  const scope = useScope();
  const { words } = useStage();
  const facts = grouped(useShown(items));
  const heading = title === undefined ? '' : template(title, scope);
  return (
    <div className="detail" data-look={look}>
      {heading !== '' && <Heading className="detail-title">{heading}</Heading>}
      {facts.length === 0 && empty !== undefined && <p className="detail-empty">{words(empty)}</p>}
      {facts.length > 0 && (
        <dl className="detail-list">
          {facts.map((values, index) => (
            <div key={index} className="detail-fact" data-wide={isLong(values) || undefined}>
              <dt>{values[0]!.label}</dt>
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
function grouped(shown: Shown[]): Shown[][] {
  const facts: Shown[][] = [];
  for (const one of shown) {
    const last = facts.at(-1);
    if (last && last[0]!.label === one.label && last[0]!.of === one.of) last.push(one);
    else facts.push([one]);
  }
  return facts;
}

/** What would make a column too tall; side by side it takes the whole width. */
const isLong = (values: readonly Shown[]) =>
  values.some(({ kind }) => kind === 'html' || kind === 'file') ||
  values.reduce((length, { text }) => length + text.length, 0) > 60;

const Values = ({ values }: { values: Shown[] }) =>
  values.map((one, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <ShownValue shown={one} />
    </Fragment>
  ));
