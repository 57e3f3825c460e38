import type { Loads } from './drawn-blocks.ts';

/** Blocks that are rare on public pages; they load with the first screen that uses them. */
export const rareBlocks = {
  accordion: () => import('./section/RareSections.tsx').then((module) => module.Accordion),
  // Loads separately from the table: few tables are drawn as a board.
  board: () => import('./table/board/Board.tsx').then((module) => module.Board),
  chart: () => import('./chart/Chart.tsx').then((module) => module.Chart),
  compare: () => import('./list/ListCompare.tsx').then((module) => module.ListCompare),
  detail: () => import('./detail/Detail.tsx').then((module) => module.Detail),
  disclosure: () => import('./section/RareSections.tsx').then((module) => module.Disclosure),
  document: () => import('./document/Document.tsx').then((module) => module.Document),
  // Loads separately from the form: a filter needs far less code than a form with a submit.
  filter: () => import('./form/filter/FilterForm.tsx').then((module) => module.FilterForm),
  form: () => import('./form/SubmitForm.tsx').then((module) => module.SubmitForm),
  'list-detail': () => import('./section/RareSections.tsx').then((module) => module.ListDetail),
  month: () => import('./list/month/Month.tsx').then((module) => module.Month),
  notice: () => import('./notice/Notice.tsx').then((module) => module.Notice),
  review: () => import('./review/Review.tsx').then((module) => module.Review),
  table: () => import('./table/Table.tsx').then((module) => module.Table),
  timeline: () => import('./timeline/Timeline.tsx').then((module) => module.Timeline),
  wizard: () => import('./wizard/Wizard.tsx').then((module) => module.Wizard),
} satisfies Partial<Loads>;
