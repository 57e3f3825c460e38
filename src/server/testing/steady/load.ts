import { scheduler } from 'node:timers/promises';
import { vacancyBody } from '../bodies.ts';
import { pngOfSize } from '../files/picture-files.ts';
import { asForm, fileOf } from '../scenario.ts';

/** Users who write continuously until the server is gone, and a ledger of the answers they got. */

export type Writer = { token: string; id: number; userId: number };

/** The writes that were sent; `isAnswered` means that the server confirmed one. */
export type Ledger = {
  vacancies: Map<string, { id: number; isAnswered: boolean }>;
  /** By candidate and vacancy, with the text of the uploaded CV. */
  applications: Map<string, { candidate: Writer; vacancyId: number; cv: string; isAnswered: boolean }>;
  /** The last confirmed and the last sent version of each profile. */
  profiles: Map<Writer, { answered: number; asked: number }>;
  /** Whether a vacancy is saved; null while unknown. */
  saved: Map<number, boolean | null>;
  /** Whether a load is writing; two at once would confuse which of their writes came last. */
  isInUse: boolean;
};

export const newLedger = (): Ledger => ({
  vacancies: new Map(),
  applications: new Map(),
  profiles: new Map(),
  saved: new Map(),
  isInUse: false,
});

export type Ask = (
  method: string,
  path: string,
  body: { token: string; json?: unknown; form?: FormData },
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
) => Promise<{ status: number; body: any }>;

/** A client of a server. Throws when it gets no answer. */
export const clientOf =
  (url: string): Ask =>
  async (method, path, { token, json, form }) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: form ?? (json === undefined ? null : JSON.stringify(json)),
    });
    return { status: response.status, body: await response.json() };
  };

/** An image that differs for each version of the profile. */
export const pictureOf = (version: number): Buffer => pngOfSize(...pictureSize(version));
export const pictureSize = (version: number): [width: number, height: number] => [
  1 + (version % 100),
  1 + Math.floor(version / 100),
];

export type Load = { schools: Writer[]; applicants: Writer[]; editors: Writer[]; saver: Writer };

/**
 * Sends writes of every kind in parallel until the server stops answering. Throws for an unexpected answer.
 */
export async function writeUntilGone(
  ask: Ask,
  load: Load,
  ledger: Ledger,
  round: number | string,
): Promise<void> {
  if (ledger.isInUse) throw new Error('Two loads are writing to one ledger.');
  ledger.isInUse = true;
  const open = [...ledger.vacancies.values()].filter((one) => one.isAnswered).map((one) => one.id);
  const post = async (school: Writer, index: number) => {
    const title = `Vacancy ${round}-${school.id}-${index}`;
    const entry = { id: 0, isAnswered: false };
    ledger.vacancies.set(title, entry);
    const json = vacancyBody({ vacancy_title: title });
    const { data } = expectDone(await ask('POST', '/vacancy', { token: school.token, json }));
    Object.assign(entry, { id: data.vacancy_id, isAnswered: true });
    open.push(data.vacancy_id);
  };
  const applyOnce = async (candidate: Writer) => {
    const vacancyId = open.find((id) => !ledger.applications.has(`${candidate.id} ${id}`));
    if (vacancyId === undefined) return scheduler.wait(2);
    // Some bodies are large enough for the server to die while they arrive.
    const padding = ' '.repeat(vacancyId % 4 === 0 ? 300_000 : 0);
    const cv = `%PDF-1.4\nCV of ${candidate.id} for ${vacancyId}${padding}\n%%EOF\n`;
    const entry = { candidate, vacancyId, cv, isAnswered: false };
    ledger.applications.set(`${candidate.id} ${vacancyId}`, entry);
    expectDone(
      await ask('POST', '/application/apply', { token: candidate.token, form: applicationForm(entry) }),
    );
    entry.isAnswered = true;
  };
  const edit = async (candidate: Writer) => {
    const versions = ledger.profiles.get(candidate) ?? { answered: 0, asked: 0 };
    ledger.profiles.set(candidate, versions);
    versions.asked += 1;
    const version = versions.asked;
    const form = asForm({
      designation: `Version ${version}`,
      skill_id: [(version % 5) + 1],
      candidate_picture: fileOf(pictureOf(version), 'me.png', 'image/png'),
    });
    expectDone(await ask('POST', `/candidate/${candidate.id}`, { token: candidate.token, form }));
    versions.answered = version;
  };
  const toggle = async (saver: Writer, index: number) => {
    const vacancyId = open[index % 3];
    if (vacancyId === undefined) return scheduler.wait(2);
    ledger.saved.set(vacancyId, null);
    const answer = await ask('POST', `/job/save-job/${vacancyId}`, { token: saver.token });
    ledger.saved.set(vacancyId, expectDone(answer).data.saved);
  };
  // A writer without work makes no calls and learns from the others that the server is gone.
  let isGone = false;
  const repeat = async (work: (index: number) => Promise<void>) => {
    for (let index = 0; !isGone; index += 1) if (await findsNobody(work(index))) isGone = true;
  };
  await Promise.all([
    ...load.schools.map((school) => repeat((index) => post(school, index))),
    ...load.applicants.map((candidate) => repeat(() => applyOnce(candidate))),
    ...load.editors.map((candidate) => repeat(() => edit(candidate))),
    repeat((index) => toggle(load.saver, index)),
  ]).finally(() => {
    ledger.isInUse = false;
  });
}

export const applicationForm = ({ vacancyId, cv }: { vacancyId: number; cv: string }): FormData =>
  asForm({
    vacancy_id: vacancyId,
    email: 'a@example.com',
    phone: '971501234567',
    resume: fileOf(cv, 'cv.pdf'),
  });

/** Whether the server is gone: fetch then throws a TypeError. */
async function findsNobody(call: Promise<void>): Promise<boolean> {
  try {
    await call;
    return false;
  } catch (error) {
    if (error instanceof TypeError) return true;
    throw error;
  }
}

function expectDone({ status, body }: Awaited<ReturnType<Ask>>) {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
