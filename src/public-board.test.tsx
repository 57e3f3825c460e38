import { beforeAll, describe, expect, it } from 'vitest';
import type { AskedPage, PageRenderer } from './language/run/screen/drawn-page.ts';

let renderer: PageRenderer;
beforeAll(async () => {
  ({ renderer } = await import('./client/drawing/page-renderer.ts'));
});

const country = { country_id: 2, name_en: 'Qatar', iso2: 'QA' };
const school = { school_id: 5, school_name: 'Sea School', school_logo: null, city: 'Doha', country };
const summary = (more: object = {}) => ({
  vacancy_id: 7,
  vacancy_title: 'Art Teacher',
  position_type: 'part_time',
  city: 'Doha',
  country,
  status: 'open',
  is_open: true,
  school,
  ...more,
});
const job = (more: object = {}) => ({
  ...summary(),
  job_description: '<p>Paint & <strong>draw</strong>.</p>',
  requirements: '<p>Patience.</p>',
  application_deadline: '2026-08-01',
  created_at: '2026-05-31T20:51:00Z',
  is_saved: false,
  is_featured: false,
  my_application: null,
  required_skills: [],
  ...more,
});
const SALARY = { salary_range_min: 50000, salary_range_max: 70000 };

const answering =
  (answers: Record<string, unknown>, total: number): AskedPage['read'] =>
  async (operation) => {
    if (!(operation in answers)) throw Object.assign(new Error(operation), { status: 404 });
    return {
      data: answers[operation],
      meta: { total, page: 1, per_page: 20, locations: 0, total_is_capped: false },
    };
  };

async function drawn(
  address: string,
  answers: Record<string, unknown>,
  role: number | null = null,
  total = 45,
) {
  const page = await renderer.draw({
    address,
    role,
    language: 'en',
    isLanguageNamed: false,
    origin: 'https://site.example',
    now: new Date('2026-06-01T20:51:00Z'),
    timeZone: 'Asia/Riyadh',
    read: answering({ listCities: [], listCurriculums: [], listCountries: [], ...answers }, total),
  });
  if (page.is !== 'page') throw new Error(`${address} is ${JSON.stringify(page)}`);
  const thing = /<script data-head type="application\/ld\+json">(.*?)<\/script>/.exec(page.head)?.[1];
  return {
    ...page,
    text: page.body.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ' '),
    links: [...page.body.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')),
    thing: thing && JSON.parse(thing),
  };
}

/** Where a link leads in the end: a sign-up leads back to what its visitor wanted. */
function afterSignUp(href: string): string {
  const { pathname, searchParams } = new URL(href, 'https://site.example');
  return (pathname === '/auth/register/candidate' && searchParams.get('return')) || href;
}

describe('the page of a job', () => {
  const open = (more: object = {}) => ({
    getVacancySummary: summary(),
    getVacancy: job(more),
    listSimilarVacancies: [],
  });

  it('says all of it without a script, and as a job posting what it offers and until when', async () => {
    const { status, text, head, thing, links } = await drawn('/jobs/7/art-teacher', open(SALARY));
    expect(status).toBe(200);
    for (const one of ['Art Teacher', 'Sea School', 'Doha, Qatar', 'draw', 'Patience.', 'SAR 50,000'])
      expect(text).toContain(one);
    expect(head).toContain('rel="canonical" href="https://site.example/jobs/7/art-teacher"');
    expect(head).toContain('property="og:image" content="https://site.example/social-card.png"');
    expect(thing).toMatchObject({
      '@type': 'JobPosting',
      title: 'Art Teacher',
      description: '<p>Paint & <strong>draw</strong>.</p>',
      datePosted: '2026-05-31T20:51:00Z',
      validThrough: '2026-08-01',
      employmentType: 'PART_TIME',
      hiringOrganization: { name: 'Sea School', url: 'https://site.example/schools/5/sea-school' },
      jobLocation: { address: { addressLocality: 'Doha', addressCountry: 'QA' } },
      baseSalary: { currency: 'SAR', value: { minValue: 50000, maxValue: 70000, unitText: 'YEAR' } },
    });
    expect(links).toContain('/schools/5/sea-school');
  });

  it('names the country of its posting where that has no ISO code', async () => {
    const named = { country_id: 3, name_en: 'Kosovo', iso2: null };
    const { thing } = await drawn('/jobs/7/art-teacher', open({ country: named }));
    expect(thing.jobLocation.address.addressCountry).toBe('Kosovo');
  });

  it('says nothing of a salary that is not shown', async () => {
    const { text, thing } = await drawn('/jobs/7/art-teacher', open());
    expect(thing['@type']).toBe('JobPosting');
    expect(thing).not.toHaveProperty('baseSalary');
    expect(text).not.toMatch(/SAR|per year/);
  });

  it.each([
    ['a visitor', null, ['/candidate/job/7/art-teacher?apply=true', '/candidate/job/7/art-teacher']],
    ['a candidate', 2, ['/candidate/job/7/art-teacher?apply=true']],
    ['a school', 3, []],
  ])('leads %s on to apply and to save where that is for them', async (_, role, ways) => {
    const { links } = await drawn('/jobs/7/art-teacher', open(), role);
    const found = links.map(afterSignUp).filter((href) => href.startsWith('/candidate/job/'));
    expect(found.sort()).toEqual([...ways].sort());
  });

  it('says until when one can apply while it is open, and when it closed afterwards', async () => {
    const closes = await drawn('/jobs/7/art-teacher', open({ application_deadline: '2026-06-04' }));
    expect(closes.text).toContain('June 4, 2026, in 3 days');
    const over = { application_deadline: '2026-05-29', status: 'expired', is_open: false };
    const closed = await drawn('/jobs/7/art-teacher', open(over));
    expect(closed.text).toContain('May 29, 2026, 3 days ago');
  });

  it('is gone when the job is over: it says so, offers similar ones, and no posting', async () => {
    const { status, text, head, thing, links } = await drawn('/jobs/7/art-teacher', {
      getVacancySummary: summary({ status: 'expired', is_open: false }),
      listSimilarVacancies: [job({ vacancy_id: 8, vacancy_title: 'Music Teacher' })],
    });
    expect(status).toBe(410);
    expect(text).toContain('This job is no longer open.');
    expect(links).toContain('/jobs/8/music-teacher');
    expect(links.filter((href) => href.includes('apply'))).toEqual([]);
    expect(thing).toBeUndefined();
    expect(head).toContain('content="noindex"');
  });
});

describe('the list of jobs', () => {
  it('and its pages are links', async () => {
    const { text, links } = await drawn('/jobs?page=2', { listVacancies: [job(SALARY)] });
    expect(text).toContain('45 jobs');
    expect(links).toEqual(expect.arrayContaining(['/jobs/7/art-teacher', '/jobs', '/jobs?page=3']));
  });

  it.each([
    ['a visitor', null, ['Latin']],
    ['a candidate', 2, ['Latin']],
    ['a school', 3, []],
  ])(
    'that finds nothing offers %s the mail about new ones where that is for them',
    async (_, role, sought) => {
      const { text, links } = await drawn('/jobs?search=Latin', { listVacancies: [] }, role, 0);
      expect(text).toContain('No jobs found.');
      const mails = links.map((href) => new URL(afterSignUp(href), 'https://site.example'));
      const found = mails.filter(({ pathname, search }) => pathname === '/candidate/jobs' && search !== '');
      expect(found.map(({ searchParams }) => searchParams.get('search'))).toEqual(sought);
    },
  );

  it('offers no such mail while it finds something', async () => {
    const { text } = await drawn('/jobs?search=Art', { listVacancies: [job()] });
    expect(text).not.toContain('E-mail me when there is one');
  });

  it('leads from a page behind the last to all jobs, and speaks of no mail: there are some', async () => {
    const { text } = await drawn('/jobs?page=9', { listVacancies: [] });
    expect(text).toContain('No jobs found.');
    expect(text).toContain('Show all jobs');
    expect(text).not.toContain('E-mail me when there is one');
  });

  it.each([
    ['/jobs', false],
    ['/jobs?page=2', false],
    ['/jobs?search=Art', true],
    ['/jobs?salary_min=3000', true],
    ['/jobs?salary_max=75000', true],
    ['/jobs?country_id=2', true],
    ['/jobs?city=Doha', true],
    ['/jobs?curriculum_id=1', true],
    ['/jobs?subject_id=1', true],
    ['/jobs?candr_id=1', true],
  ])('leads from %s back to all jobs: %s', async (address, leads) => {
    const { text } = await drawn(address, { listVacancies: [job()] });
    expect(text.includes('Show all jobs')).toBe(leads);
  });

  it('leads a candidate to the page that knows the profile', async () => {
    const { links } = await drawn('/jobs', { listVacancies: [job()] }, 2);
    expect(links).toContain('/candidate/job/7/art-teacher');
    expect(links).not.toContain('/jobs/7/art-teacher');
  });
});

/** The terms that a teacher who moves to another country asks about first. */
const TERMS = { visa_sponsorship: 1, contract_duration: '2_years', other_benefits: 'Flights' };

it('the page of a school says who it is, on which terms it employs, and which jobs it has', async () => {
  const { text, links, thing } = await drawn('/schools/5/sea-school', {
    getSchool: { ...school, school_type: 'private', school_description: 'By the sea.', ...TERMS },
    listVacancies: [job()],
  });
  for (const one of ['Sea School', 'Doha, Qatar', 'By the sea.', '45 open jobs']) expect(text).toContain(one);
  for (const one of ['Visa sponsorship  Yes', 'Contract duration  2 years', 'Other benefits  Flights'])
    expect(text).toContain(one);
  expect(links).toContain('/jobs/7/art-teacher');
  expect(thing).toMatchObject({ '@type': 'EducationalOrganization', name: 'Sea School' });
});
