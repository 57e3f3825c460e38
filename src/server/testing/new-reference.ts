import { applicationReferences, referenceFiles } from '../areas/hiring/tables/reference.ts';
import type { TestServer } from './test-server.ts';

/** A reference that was given, perhaps with a letter, which its referee does not share with the candidate. */
export async function newReference(
  { db, clock }: TestServer,
  application_id: number,
  vacancy_id: number,
  file_id?: number,
): Promise<number> {
  const referee = {
    referee_name: 'Amina Haddad',
    referee_role: 'Head of Mathematics',
    referee_school: 'Palm Valley School',
    relation: 'manager',
    referee_email: 'amina.haddad@example.com',
    language: null,
  };
  const [made] = await db
    .insert(applicationReferences)
    .values({
      ...{ application_id, vacancy_id, referee_id: 0, referee, state: 'given' },
      ...{ answers: { role_held: 'Teacher' }, answered_at: clock.now() },
    })
    .returning({ id: applicationReferences.reference_id });
  if (file_id !== undefined)
    await db.insert(referenceFiles).values({ owner_id: made!.id, vacancy_id, field: 'letter', file_id });
  return made!.id;
}
