import type { Loads } from './drawn-blocks.ts';

/** Blocks that public pages seldom have; they load with the first screen that has them. */
export const rareBlocks = {
  // Loads separately from the table: few tables are drawn as a board.
  board: () => import('./board/Board.tsx').then((module) => module.Board),
  chart: () => import('./Chart.tsx').then((module) => module.Chart),
  detail: () => import('./Detail.tsx').then((module) => module.Detail),
  document: () => import('./Document.tsx').then((module) => module.Document),
  // Loads separately from the form: a filter needs far less code than a form that is sent.
  filter: () => import('./filter/FilterForm.tsx').then((module) => module.FilterForm),
  form: () => import('./SubmitForm.tsx').then((module) => module.SubmitForm),
  notice: () => import('./Notice.tsx').then((module) => module.Notice),
  review: () => import('./Review.tsx').then((module) => module.Review),
  table: () => import('./Table.tsx').then((module) => module.Table),
  timeline: () => import('./Timeline.tsx').then((module) => module.Timeline),
  wizard: () => import('./Wizard.tsx').then((module) => module.Wizard),
} satisfies Partial<Loads>;
