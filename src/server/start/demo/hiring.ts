import type { OperationId } from '../../../../generated/operations.ts';
import { DAY, HOUR } from '../../../language/run/value/durations.ts';
import { siteDay } from '../../../language/run/value/site-day.ts';
import { changeReference, newLink } from '../../areas/hiring/reference/reference-queries.ts';
import type { Fields } from '../../engine/db/record.ts';
import type { Upload } from '../../engine/files/upload.ts';
import { type Applicant, applicationBody } from './applying.ts';
import type { DemoApi } from './demo-api.ts';
import { type DemoHire, type DemoStep, demoHires } from './demo-content.ts';
import { vacancyAndApplication } from './hire-queries.ts';
import { Randomness } from './randomness.ts';

type People = {
  users: ReadonlyMap<string, number>;
  applicants: readonly Applicant[];
  team: readonly number[];
};

type Story = {
  api: DemoApi;
  now: number;
  /** User ids by who does a step. */
  users: Record<DemoStep['by'], number>;
  title: string;
  vacancy_id: number;
  application_id: number;
};

/** Tells some applications to their end: messages, references, a hiring file, an offer, and one hire. */
export async function hire(api: DemoApi, people: People, now: number): Promise<void> {
  for (const story of demoHires) await tell(api, people, story, now);
}

async function tell(
  api: DemoApi,
  { users, applicants, team }: People,
  { school, vacancy, candidate, steps }: DemoHire,
  now: number,
): Promise<void> {
  const owner = users.get(school)!;
  const applicant = applicants.find(({ person }) => person.email === candidate)!;
  const sought = { owner, title: vacancy, candidate: applicant.id };
  const { vacancy_id, application_id } = await vacancyAndApplication(api.db, sought);
  const story: Story = {
    ...{ api, now, title: vacancy, vacancy_id, application_id: application_id ?? 0 },
    users: { school: owner, colleague: team[1]!, candidate: applicant.userId, referee: applicant.userId },
  };
  for (const step of steps) {
    if (step.does === 'applyToVacancy') await apply(story, applicant, step);
    else await takeStep(story, step);
  }
}

const timeOf = ({ now }: Story, { days }: DemoStep) => new Date(now - days * DAY);

async function apply(story: Story, { userId }: Applicant, step: DemoStep): Promise<void> {
  const { api, vacancy_id } = story;
  const at = timeOf(story, step);
  const body = await applicationBody(api, userId, vacancy_id, at, new Randomness(2029));
  const sent = await api.act(userId, at, 'applyToVacancy', { body });
  story.application_id = sent.application_id;
}

async function takeStep(story: Story, step: DemoStep): Promise<void> {
  const { api, users, application_id } = story;
  for (const { path = {}, body = {} } of await requestsOf(story, step)) {
    const file = step.file ? await fileOf(api, step.does, step.file) : {};
    const request = {
      path: { id: application_id, ...path },
      body: { ...filled(story, step), ...file, ...body },
    };
    await api.act(users[step.by], timeOf(story, step), step.does as OperationId, request);
  }
}

/** What the ids in a step's requests are; most steps are one request. */
async function requestsOf(story: Story, step: DemoStep): Promise<{ path?: Fields; body?: Fields }[]> {
  const { api, users, application_id } = story;
  const at = timeOf(story, step);
  const path = { id: application_id };
  switch (step.does) {
    case 'answerReferenceRequest': {
      const { referees } = await api.act(users.candidate, at, 'listReferences', { path });
      return [{ body: { referee_id: named(referees, step).referee_id } }];
    }
    case 'giveReference':
      return [{ body: { token: await linkOf(story, step), step: 'send' } }];
    case 'contestReference':
    case 'checkReference':
      return [{ path: { id: await referenceOf(story, step) } }];
    case 'answerOffer': {
      const { open_offer_id } = await api.act(users.candidate, at, 'getAgreement', { path });
      return [{ path: { offer_id: open_offer_id } }];
    }
    case 'sendOffer':
      return [{ body: { post: story.title } }];
    case 'checkHiringItem':
    case 'provideHiringEvidence': {
      const file = await api.act(users[step.by], at, 'getHiringFile', { path });
      return [...file.items_before_hire, ...file.items_before_start]
        .filter(({ item, subject }) => item === step.body?.item && (!step.about || subject === step.about))
        .map(({ subject }) => ({ body: subject === null ? {} : { subject } }));
    }
    default:
      return [{}];
  }
}

/** The one of a step's referee. */
function named<T extends { referee_name: string }>(all: readonly T[], { about }: DemoStep): T {
  const found = all.find(({ referee_name }) => referee_name === about);
  if (!found) throw new Error(`The demo data names the referee "${about}", who is not asked.`);
  return found;
}

async function referenceOf({ api, users, application_id }: Story, step: DemoStep): Promise<number> {
  const path = { id: application_id };
  const { references } = await api.act(users.candidate, new Date(), 'listReferences', { path });
  return named(references, step).reference_id;
}

/** A link like the one in the mail that nobody of the demo gets. */
async function linkOf(story: Story, step: DemoStep): Promise<string> {
  const { token, ...link } = newLink(timeOf(story, step));
  const reference = { reference_id: await referenceOf(story, step), vacancy_id: story.vacancy_id };
  await changeReference(story.api.db, reference, link);
  return token;
}

const FILE_FIELDS = {
  sendOffer: 'contract',
  giveReference: 'letter',
  checkHiringItem: 'evidence',
  provideHiringEvidence: 'provided',
} as const;

async function fileOf(api: DemoApi, does: string, name: string): Promise<Record<string, Upload | Upload[]>> {
  const operation = does as keyof typeof FILE_FIELDS;
  const field = FILE_FIELDS[operation];
  const upload = await api.upload(operation, field, name);
  return { [field]: field === 'evidence' ? [upload] : upload };
}

/** A step's body with its days and people. */
function filled({ now, users }: Story, { body = {} }: DemoStep): Fields {
  const fill = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => fill(one, name));
    if (typeof value !== 'string') return value;
    const [, days] = /^([+-]\d+) days$/.exec(value) ?? [];
    if (days === undefined) return value.replaceAll('{owner}', String(users.school));
    const day = siteDay(new Date(now + Number(days) * DAY));
    // Interviews begin at ten in the morning in Riyadh.
    return name === 'starts_at' ? new Date(Date.parse(day) + 7 * HOUR).toISOString() : day;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fill(value, name)]));
}
