import { type Comparison, median, type Round, ratio } from './rounds.ts';

/** What a figure is compared with: the product's must be at least or at most this multiple of the control's. */
export type Goal = { least: number; most?: undefined } | { most: number; least?: undefined };

/** A goal of the design (section 10), the figures it was measured by, and whether it is met. */
export type Verdict = {
  name: string;
  unit: 'per s' | 'ms';
  product: number;
  control: number;
  times: number;
  goal: string;
  isMet: boolean;
};

const UNITS = { perSecond: 'per s', p50: 'ms', p95: 'ms' } as const;

/** Judges the rounds of two contestants, the first of which is measured against the second. */
export function verdict<Name extends string>(
  name: string,
  rounds: Comparison<Name>,
  [measured, control]: readonly [Name, Name],
  of: keyof typeof UNITS,
  goal: Goal,
): Verdict {
  const figure = (contestant: Name) => median(rounds[contestant].map((round: Round) => round[of]));
  const times = ratio(rounds[measured], rounds[control], of);
  return {
    name,
    unit: UNITS[of],
    product: figure(measured),
    control: figure(control),
    times,
    goal: goal.least === undefined ? `≤ ${goal.most}` : `≥ ${goal.least}`,
    isMet: goal.least === undefined ? times <= goal.most : times >= goal.least,
  };
}

/** The verdicts as a table, one line each. */
export function verdictTable(verdicts: readonly Verdict[]): string[] {
  const line = (name: string, cells: readonly string[], said: string) =>
    `${name.padEnd(40)}${cells.map((cell) => cell.padStart(10)).join('')}   ${said}`;
  return [
    line('', ['product', 'control', '', '× control', 'goal'], ''),
    ...verdicts.map(({ name, unit, product, control, times, goal, isMet }) => {
      const [one, other] = [product, control].map((figure) => figure.toFixed(unit === 'ms' ? 2 : 0));
      return line(name, [one!, other!, unit, times.toFixed(2), goal], isMet ? 'met' : 'MISSED');
    }),
  ];
}
