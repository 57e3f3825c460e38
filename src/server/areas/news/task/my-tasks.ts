import { access } from '../../../../../generated/access.ts';
import { saidIn } from '../../../../../generated/server-languages.ts';
import { tasks } from '../../../../../generated/tasks.ts';
import { WEEK } from '../../../../language/run/value/durations.ts';
import { language } from '../../../../language/run/value/language.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import type { NamedLabels } from '../../reference/shown-texts.ts';
import { fillerFor } from '../event-text.ts';
import { targetIn } from '../target.ts';
import {
  type Found,
  type FoundTask,
  findByQuery,
  TASKS_OF_EACH_KIND,
  type TaskFinders,
  type TaskKind,
  type TaskQuery,
  type TaskReader,
} from './task-queries.ts';

/** The most tasks that are listed first. */
const MOST = 12;
const URGENCIES = ['today', 'soon', 'whenever'] as const;

type Urgency = (typeof URGENCIES)[number];
type Task = AnswerSchema<'Task'>;
type Ranked = FoundTask & { urgency: Urgency };

/** Returns what waits for somebody, the most urgent first, then the rest, and how much there is in all. */
export async function tasksOf(
  db: Db,
  finders: TaskFinders,
  reader: TaskReader,
): Promise<{ data: Task[]; meta: { more: number; total: number; rest: Task[] } }> {
  const kinds = (Object.keys(finders) as TaskKind[]).filter((kind) => isFor(kind, reader.user));
  const queries: [TaskKind, TaskQuery][] = [];
  const others: Promise<Found>[] = [];
  for (const kind of kinds) {
    const finder = finders[kind];
    if (typeof finder === 'function') queries.push([kind, finder(reader) as TaskQuery]);
    else others.push(finder.find(db, reader));
  }
  const found = (await Promise.all([findByQuery(db, queries), ...others])).flat();
  const ranked = (part: (tasks: FoundTask[]) => FoundTask[]) =>
    found
      .flatMap((one) => part(one.tasks))
      .map((task): Ranked => ({ ...task, urgency: urgencyOf(task, reader) }))
      .sort(compareTasks);
  const first = ranked((tasks) => tasks.slice(0, TASKS_OF_EACH_KIND));
  const later = ranked((tasks) => tasks.slice(TASKS_OF_EACH_KIND));
  const shown = (tasks: Ranked[]) => tasks.map((task) => present(task, reader));
  const data = shown(first.slice(0, MOST));
  const rest = shown([...first.slice(MOST), ...later].sort(compareTasks));
  const total = found.reduce((sum, one) => sum + one.total, 0);
  return { data, meta: { more: total - data.length, total, rest } };
}

/** Whether a kind of task is for somebody's role, and its rule of `openapi/access.yaml` holds. */
function isFor(kind: TaskKind, user: SessionUser): boolean {
  const { for: role, rule } = tasks[kind];
  if (role !== user.role_name) return false;
  if (rule === undefined) return true;
  const { has } = (access.rules as Record<string, { has?: keyof SessionUser }>)[rule]!;
  return user[has!] !== null;
}

/** A due time can only make a task more urgent than its document says. */
function urgencyOf({ kind, due_at }: FoundTask, { tonight }: TaskReader): Urgency {
  const written = tasks[kind].urgency;
  if (!due_at) return written;
  const due = due_at <= tonight ? 'today' : isWithinWeek(due_at, tonight) ? 'soon' : 'whenever';
  return URGENCIES[Math.min(URGENCIES.indexOf(written), URGENCIES.indexOf(due))]!;
}

const isWithinWeek = (due: Date, tonight: Date) => due.getTime() <= tonight.getTime() + WEEK;

/** How near a due time is; null without one, and more than a week before it. */
function nearness(due: Date | null, { now, tonight, tomorrowNight }: TaskReader): Task['due'] {
  if (!due) return null;
  if (due < now) return 'overdue';
  if (due <= tonight) return 'today';
  if (due <= tomorrowNight) return 'tomorrow';
  return isWithinWeek(due, tonight) ? 'this_week' : null;
}

const compareTasks = (a: Ranked, b: Ranked): number =>
  URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) ||
  tasks[a.kind].order - tasks[b.kind].order ||
  (a.due_at?.getTime() ?? 0) - (b.due_at?.getTime() ?? 0);

function present({ kind, due_at, facts, urgency }: Ranked, reader: TaskReader): Task {
  const spoken = saidIn[language().name];
  const { title, text, label } = spoken?.tasks[kind] ?? tasks[kind];
  const labels = spoken?.labels as NamedLabels | undefined;
  const fill = fillerFor(facts, reader.user, labels);
  return {
    kind,
    title: fill(title),
    text: text === undefined ? null : fill(text),
    urgency,
    due_at,
    due: nearness(due_at, reader),
    label: fill(label),
    target: targetIn([tasks[kind].to].flat(), facts)!,
  };
}
