import type { Db } from '../../../engine/db/connect.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { Upload } from '../../../engine/files/upload.ts';
import type { Context, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { formFields } from '../../../engine/records/form-fields.ts';
import { storeUploads } from '../../../engine/records/record-uploads.ts';
import { countAttemptOf } from '../../account/attempt-limits.ts';
import { tell } from '../../news/tell.ts';
import { addEvent } from '../application/application-event-queries.ts';
import { applicationParties, partyRecipients } from '../application/application-party-queries.ts';
import { hasEnded, referenceForm } from './reference-answers.ts';
import { keepLetter } from './reference-letter.ts';
import { changeReference, type FoundReference, findByToken, lockByToken } from './reference-queries.ts';

type Giving = Context<'giveReference'>;

/** What people without an account do by the link in their mail. */
export const refereeOperations = {
  async getReferenceForm({ query }, context) {
    await countAttemptOf(context, 'reference');
    const { db, clock } = context;
    const reference = known(await findByToken(db, query.token));
    const form_state = stateOf(reference, clock());
    const { candidate_name, vacancy_title, school_name } = await applicationParties(
      db,
      reference.application_id,
    );
    const { referee_name } = reference.referee;
    const expires_at = reference.expires_at!;
    const draft = form_state === 'open' ? reference.draft : null;
    const facts = { candidate_name, vacancy_title, school_name, referee_name, expires_at, form_state };
    return { data: { ...draft, ...facts, token: query.token } };
  },

  async giveReference(call, context) {
    await countAttemptOf(context, 'reference');
    const { db, files } = context;
    const body = (await call.body()) as Fields;
    const { token, step, letter, ...answers } = body as Fields & { token: string; step: 'send' | 'draft' };
    if (step === 'draft') {
      await answering(context, token, (tx, reference) => changeReference(tx, reference, { draft: answers }));
      return { message: say('reference.draft_kept'), data: null };
    }
    // Nobody without an open link writes to the store.
    open(await findByToken(db, token), context.clock());
    const { fields } = await formFields('giveReference');
    await storeUploads(files, fields, body);
    const { asked } = await referenceForm();
    await answering(context, token, async (tx, reference) => {
      if (letter instanceof Upload) await keepLetter(tx, files, reference, letter);
      await settle(tx, context, reference, 'reference-given', {
        ...{ state: 'given', answers, asked, draft: null },
        answered_at: context.clock(),
      });
    });
    return { message: say('reference.thanks'), data: null };
  },

  async declineReference(call, context) {
    await countAttemptOf(context, 'reference');
    const { token } = await call.body();
    await answering(context, token, (tx, reference) =>
      settle(tx, context, reference, 'reference-refused', {
        ...{ state: 'refused', draft: null },
        answered_at: context.clock(),
      }),
    );
    return { message: say('reference.refused'), data: null };
  },
} satisfies Partial<Handlers>;

/** Answers by a link that is open, which nobody else answers meanwhile. */
function answering(
  { db, clock }: Pick<Giving, 'db' | 'clock'>,
  token: string,
  answer: (tx: Db, reference: FoundReference) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await answer(tx, open(await lockByToken(tx, token), clock()));
  });
}

const REFUSED = {
  given: 'reference.given_before',
  refused: 'reference.refused_before',
  expired: 'reference.expired',
  ended: 'reference.not_needed',
} as const;

function known(reference: FoundReference | null): FoundReference {
  if (!reference) throw new Refusal(400, coded('reference.wrong_link'));
  return reference;
}

function open(found: FoundReference | null, now: Date): FoundReference {
  const reference = known(found);
  const state = stateOf(reference, now);
  if (state !== 'open') throw new Refusal(409, coded(REFUSED[state]));
  return reference;
}

function stateOf({ state, status, expires_at }: FoundReference, now: Date): 'open' | keyof typeof REFUSED {
  if (state === 'given' || state === 'refused') return state;
  if (hasEnded(status)) return 'ended';
  return expires_at === null || expires_at <= now ? 'expired' : 'open';
}

/** Ends a request to a referee, and tells both sides. */
async function settle(
  tx: Db,
  context: Pick<Giving, 'mail' | 'settings' | 'clock'>,
  reference: FoundReference,
  event: 'reference-given' | 'reference-refused',
  values: Parameters<typeof changeReference>[2],
): Promise<void> {
  const at = context.clock();
  const { application_id, referee } = reference;
  await changeReference(tx, reference, values);
  if (event === 'reference-given')
    await addEvent(tx, application_id, { kind: 'reference_given', note: null, changed_by: null, at });
  const parties = await applicationParties(tx, application_id);
  const facts = { ...parties, referee_name: referee.referee_name };
  const news = { ...partyRecipients(parties), facts, at };
  await (event === 'reference-given'
    ? tell(tx, context, 'reference-given', news)
    : tell(tx, context, 'reference-refused', news));
}
