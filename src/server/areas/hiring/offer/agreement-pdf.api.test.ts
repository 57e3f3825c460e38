import { describe, expect, it } from 'vitest';
import {
  asForm,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
  pdf,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { textOfDocument } from '../../people/cv/document-text.ts';

const { server, school, rival, other } = await withServer({
  school: newSchool,
  rival: newSchool,
  other: newCandidate,
});

const OFFER = {
  post: 'Mathematics Teacher',
  start_date: '2030-08-20',
  contract_kind: 'fixed_term',
  contract_months: 24,
  salary: 42000,
  housing: 'شقة مفروشة قريبة من المدرسة في دبي',
  flights: 'One a year',
  valid_until: '2030-03-01',
};

type Sent = Record<string, unknown>;
type Caller = { token?: string };

async function newOffer(change: Sent = {}, job_description = '<p>Teach.</p>') {
  const candidate = await newCandidate(server, { first_name: 'ليلى', last_name: 'الأحمد' });
  const vacancy = await newVacancy(server, school, {
    salary_range_min: 45000,
    salary_range_max: 60000,
    contract_duration: '2 years',
    benefits: '<p>سكن وتذاكر سفر</p>',
    job_description,
  });
  const id = (await newApplication(server, candidate, vacancy.vacancy_id)).application_id;
  const form = asForm({ ...OFFER, ...change });
  const sent = await server.request('POST', `/api/application/${id}/offers`, { token: school.token, form });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  return { candidate, id, offer: sent.body.data.offers[0] };
}

const accept = async (
  id: number,
  { offer_id, worse }: { offer_id: number; worse: { value: string }[] },
  { token }: Profile,
) => {
  const json = { answer: 'accept', agreed: worse.map(({ value }) => value) };
  const { status, body } = await server.request('POST', `/api/application/${id}/offers/${offer_id}/answer`, {
    token,
    json,
  });
  expect(status).toBe(200);
  return body.data.offers[0];
};

const download = (id: number, { token }: Caller, headers: Record<string, string> = {}) =>
  server.request('GET', `/api/application/${id}/agreement.pdf`, { ...(token && { token }), headers });

const linesOf = async (raw: Buffer) => (await textOfDocument(new Uint8Array(raw), true)).lines.join('\n');

describe('an accepted offer as a PDF', () => {
  it('says to both sides who agreed to what, line by line, with the hashes', async () => {
    const { candidate, id, offer } = await newOffer({ contract: pdf('contract.pdf') });
    const { hash } = await accept(id, offer, candidate);
    const [mine, theirs] = [await download(id, candidate), await download(id, school)];
    expect(mine.status).toBe(200);
    expect(mine.headers['content-type']).toBe('application/pdf');
    expect(mine.headers['content-disposition']).toMatch(/^attachment; filename="agreement\.pdf"/);
    expect(mine.raw.equals(theirs.raw)).toBe(true);
    const text = await linesOf(mine.raw);
    expect(text).toContain('Agreement: Mathematics Teacher');
    expect(text).toContain(hash);
    expect(text).toMatch(/Fingerprint of the contract \(SHA-256\):\s+[0-9a-f]{64}/);
    expect(text).toContain('Worse; agreed to');
    expect(text).toContain('Salary per year (SAR): 42,000; the advert said 45,000–60,000');
    expect(text).toContain('Page 1 of');
    // Arabic within an English document.
    expect(text).toContain('ليلى الأحمد');
    expect(text).toContain('سكن وتذاكر سفر');
  });

  it('is in Arabic for who reads Arabic, from right to left, with its words in their order', async () => {
    const { candidate, id, offer } = await newOffer();
    await accept(id, offer, candidate);
    const { status, headers, raw } = await download(id, candidate, { 'accept-language': 'ar' });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('اتفاق.pdf')}`);
    const text = await linesOf(raw);
    for (const words of ['الطرفان', 'القبول', 'ليلى الأحمد', 'العرض بجانب الإعلان', 'سكن وتذاكر سفر'])
      expect(text).toContain(words);
    expect(text).toMatch(/صفحة 1 من \d/);
    expect(text).toContain('42,000');
  });

  it('has a long offer whole, on as many pages as it takes', async () => {
    const duties = Array.from({ length: 300 }, (_, n) => `<p>واجب رقم ${n + 1} في المدرسة</p>`).join('');
    const { candidate, id, offer } = await newOffer({ health: 'Family, '.repeat(35) }, duties);
    await accept(id, offer, candidate);
    const text = await linesOf((await download(id, candidate)).raw);
    expect(text.match(/في المدرسة/g)).toHaveLength(300);
    expect(text.match(/Page \d+ of \d+/g)!.length).toBeGreaterThan(3);
  });

  it('is the offer that was accepted last, not one that waits', async () => {
    const { candidate, id, offer } = await newOffer();
    await accept(id, offer, candidate);
    const form = asForm({ ...OFFER, salary: 99000 });
    await server.request('POST', `/api/application/${id}/offers`, { token: school.token, form });
    expect(await linesOf((await download(id, school)).raw)).not.toContain('99,000');
  });

  it('does not exist before an offer is accepted', async () => {
    const { candidate, id } = await newOffer();
    const { status, body } = await download(id, candidate);
    expect([status, body.code]).toEqual([409, 'offer.nothing_agreed']);
  });

  it('is refused to everybody else', async () => {
    const { candidate, id, offer } = await newOffer();
    await accept(id, offer, candidate);
    expect((await download(id, {})).status).toBe(401);
    for (const stranger of [rival, other, await server.admin()])
      expect((await download(id, stranger)).status).toBe(403);
    expect((await download(987654321, candidate)).status).toBe(404);
    expect((await download(0, candidate)).status).toBe(400);
  });
});
