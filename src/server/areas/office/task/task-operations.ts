import { siteDay } from '../../../../language/run/value/site-day.ts';
import { dayIn, daysIn } from '../../../../language/run/value/zoned-time.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { hiringTasks } from '../../hiring/hiring-task-queries.ts';
import { zoneOfReader } from '../../news/reader-zone-queries.ts';
import { tasksOf } from '../../news/task/my-tasks.ts';
import type { TaskFinders } from '../../news/task/task-queries.ts';
import { peopleTasks } from '../../people/people-task-queries.ts';
import { schoolTasks } from '../../schools/school-task-queries.ts';
import { profileTasks } from '../../vacancies/profile-task.ts';
import { vacancyTasks } from '../../vacancies/vacancy-task-queries.ts';
import { officeTasks } from '../office-task-queries.ts';

/** A finder for each document in `schemas/tasks`, from all areas. */
const finders: TaskFinders = {
  ...peopleTasks,
  ...schoolTasks,
  ...vacancyTasks,
  ...profileTasks,
  ...hiringTasks,
  ...officeTasks,
};

export const taskOperations = {
  async listMyTasks(_call, { db, user, clock }) {
    const now = clock();
    const zone = await zoneOfReader(db, user);
    const day = dayIn(zone, now);
    const tonight = daysIn(zone, day, day).before!;
    const tomorrow = dayIn(zone, tonight);
    const tomorrowNight = daysIn(zone, tomorrow, tomorrow).before!;
    return tasksOf(db, finders, { user, now, today: siteDay(now), tonight, tomorrowNight });
  },
} satisfies Partial<Handlers>;
