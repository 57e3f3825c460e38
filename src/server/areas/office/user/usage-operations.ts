import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { quotaOf, usageOf } from '../../account/quota.ts';
import { storageUsedBy } from '../../account/quota-queries.ts';
import { countOpenVacancies } from '../../vacancies/open-vacancy-queries.ts';

export const usageOperations = {
  async getMyUsage(_call, { db, user, settings, clock }) {
    const { holder, bytes } = await storageUsedBy(db, user.id);
    const quota = quotaOf(holder, settings);
    const open = user.school_id === null ? 0 : await countOpenVacancies(db, user.school_id, siteDay(clock()));
    return {
      data: {
        stored_bytes: usageOf(bytes, quota.stored_bytes),
        ...(quota.open_vacancies !== null && { open_vacancies: usageOf(open, quota.open_vacancies) }),
        waits_for_approval: holder === 'unapproved',
      },
    };
  },
} satisfies Partial<Handlers>;
