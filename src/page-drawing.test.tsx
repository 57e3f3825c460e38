import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Definitions, Head } from '../generated/definitions.d.ts';
import { heads } from '../generated/heads.ts';
import { translation } from '../generated/languages/ar.ts';
import { screenFiles } from '../generated/screen-files.ts';
import { definitions as about } from '../generated/screens/about.js';
import { type ScreenEntry, screens } from '../generated/screens.ts';
import type { AskedNeeds, AskedPage, DrawnPage, PageRenderer } from './language/run/screen/drawn-page.ts';

/** A screen for everybody about one record of many. */
const trial: ScreenEntry = {
  name: 'trial',
  path: '/trial/{id}/{slug}',
  also: {},
  redirects: [],
  access: 'public',
  layout: 'public',
};
const definitions: Definitions = {
  ...about,
  screen: {
    path: trial.path,
    title: '{job.vacancy_title}',
    access: 'public',
    layout: 'public',
    data: {
      job: { operation: 'getVacancy', params: { id: 'route.id' } },
      mine: {
        operation: 'listNotifications',
        when: { 'session.user': { type: 'object' } },
      },
      similar: { operation: 'listVacancies', params: { country_id: 'job.country_id' } },
    },
    blocks: [
      {
        block: 'header',
        title: '{job.vacancy_title}',
        meta: [
          { value: 'job.created_at', format: 'date-time' },
          { value: 'job.created_at', format: 'relative-time' },
        ],
      },
      {
        block: 'list',
        rows: 'similar',
        blocks: [{ block: 'text', text: 'Like {item.vacancy_title}' }],
      },
    ],
  },
  blocks: ['header', 'list', 'text'],
};
const head: Head = {
  description: 'Apply as {job.vacancy_title}',
  canonical: {
    screen: 'trial',
    params: { id: 'job.vacancy_id', slug: { value: 'job.vacancy_title', format: 'slug' } },
  },
  gone: { 'job.is_open': { const: false } },
};

let renderer: PageRenderer;
beforeAll(async () => {
  // Before anything makes routes of them.
  screens.push(trial);
  Object.assign(screenFiles, { trial: async () => ({ definitions }) });
  Object.assign(translation.screens, { trial: translation.screens.about });
  Object.assign(screens.find(({ name }) => name === 'about')!, { redirects: ['/old-about'] });
  Object.assign(heads, { trial: head });
  ({ renderer } = await import('./client/drawing/page-renderer.ts'));
});

const refused = (status: number) => Object.assign(new Error('refused'), { status });

const job = (id: number, more: object = {}) => ({
  vacancy_id: id,
  vacancy_title: `Teacher ${id}`,
  country_id: id + 1000,
  created_at: '2026-05-31T20:51:00Z',
  is_open: true,
  ...more,
});

const read: AskedPage['read'] = async (operation, { path, query }) => {
  const id = Number(path.id);
  if (id === 404 || id === 503) throw refused(id);
  if (operation === 'listNotifications') throw refused(401);
  if (operation === 'getVacancy') return { data: job(id, id === 410 ? { is_open: false } : {}) };
  return { data: [job(Number(query.country_id) * 10)], meta: { total: 1, page: 1, per_page: 10 } };
};

const asked = (address: string, more: Partial<AskedPage> = {}): AskedPage => ({
  address,
  role: null,
  language: 'en',
  isLanguageNamed: false,
  origin: 'https://site.example',
  now: new Date('2026-06-01T20:51:00Z'),
  timeZone: 'Asia/Riyadh',
  read,
  ...more,
});
const draw = (address: string, more: Partial<AskedPage> = {}) => renderer.draw(asked(address, more));

async function drawn(address: string, more: Partial<AskedPage> = {}) {
  const page: DrawnPage = await draw(address, more);
  if (page.is !== 'page') throw new Error(`${address} is ${page.is}`);
  return { ...page, text: page.body.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ') };
}

const CANDIDATE = { role_id: 2, role_name: 'Candidate' };
const SCHOOL = { role_id: 3, role_name: 'School' };

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/unsubscribe', '/unsubscribe'],
    ['/trial/1/head-of-k.g', '/trial/1/head-of-k.g'],
    ['/pricing?billing=annual&utm_source=x', '/pricing?billing=annual'],
    ['/trial/1/teacher-1?x=1', '/trial/1/teacher-1'],
    ['/nowhere', '/not-found'],
    ['/nowhere?token=x', '/not-found'],
  ])('%s is kept as %s', async (url, address) => {
    expect(await renderer.addressOf(url, null)).toEqual({ address, isForAll: true, isPrepared: false });
  });

  it.each(['/candidate/jobs', '/candidate'])('%s is none for visitors', async (url) => {
    expect(await renderer.addressOf(url, null)).toBeNull();
  });

  it('of a screen for visitors is none for signed-in users', async () => {
    expect((await renderer.addressOf('/login', null))?.address).toBe('/login');
    expect(await renderer.addressOf('/login', CANDIDATE)).toBeNull();
  });

  it('with what was given to one person is for nobody else', async () => {
    expect(await renderer.addressOf('/unsubscribe?token=secret&utm_source=x', null)).toEqual({
      address: '/unsubscribe?token=secret',
      isForAll: false,
      isPrepared: false,
    });
  });

  it('of a screen for a role is kept without what the screen ignores, and none for other roles', async () => {
    const url = '/candidate/jobs?search=oboe&utm_source=x';
    expect(await renderer.addressOf(url, CANDIDATE)).toMatchObject({
      address: '/candidate/jobs?search=oboe',
      isPrepared: true,
    });
    expect(await renderer.addressOf('/school/dashboard', CANDIDATE)).toBeNull();
  });
});

describe('what a screen of signed-in users needs first', () => {
  const needs = (address: string, more: Partial<AskedNeeds> = {}) =>
    renderer.needsOf({ address, role: CANDIDATE, language: 'en', now: new Date(), timeZone: 'UTC', ...more });

  it('is its modules, its frame’s reads, and its own with the parameters of the URL', async () => {
    const jobs = await needs('/candidate/jobs?search=oboe&country=7');
    expect(jobs.modules).toContain('generated/screens/candidate-jobs.js');
    expect(jobs.modules).toContain('src/client/blocks/form/filter/FilterForm.tsx');
    const reads = jobs.reads.map((read) => new URL(read, 'http://here'));
    expect(reads.map(({ pathname }) => pathname)).toEqual(['/api/notification', '/api/vacancy']);
    expect(Object.fromEntries(reads[1]!.searchParams)).toMatchObject({ search: 'oboe', page: '1' });
  });

  it('depends on the record in the path', async () => {
    const job = await needs('/candidate/job/12/teacher');
    expect(job.reads).toContainEqual(expect.stringMatching(/^\/api\/vacancy\/12$/));
  });

  it('includes the translation in another language', async () => {
    const modules = (await needs('/candidate/jobs', { language: 'ar' })).modules;
    for (const file of ['ar.ts', 'ar/screens/candidate-jobs.js'])
      expect(modules).toContain(`generated/languages/${file}`);
  });

  it.each(
    screens.filter(({ access }) => Array.isArray(access)).map(({ path, access }) => [path, access[0]!]),
  )('is found at %s for a user of the role %s', async (path, role_name) => {
    const role_id = { Admin: 1, Candidate: 2, School: 3 }[role_name] ?? 0;
    const found = await needs(path.replace(/\{\w+\}/g, '1'), { role: { role_id, role_name } });
    expect(found.modules.length).toBeGreaterThan(0);
    for (const read of found.reads) expect(read).toMatch(/^\/api\/[^{]+$/);
  });
});

describe('a page that is drawn on the server', () => {
  it.each(['/', '/about', '/pricing', '/contact'])(
    '%s has its text, its head, and neither a script nor a style that the policy forbids',
    async (address) => {
      const { status, head, body, text, modules } = await drawn(address);
      expect(status).toBe(200);
      expect(body).toMatch(/^<div id="root">.*<h1[^>]*>.*<\/div>$/s);
      expect(head).toMatch(/<title>.+ · Education Marketplace<\/title>/);
      expect(head).toContain(`rel="canonical" href="https://site.example${address}"`);
      expect(text).toContain('Pricing');
      expect(body).not.toMatch(/<script|<style|<[^>]+ style=|<!--\$[!?]/);
      expect(modules[0]).toMatch(/^generated\/screens\/\w+\.js$/);
    },
  );

  it('shows the answers, one that waits for another too, and hands both over', async () => {
    const { text, head, state, modules } = await drawn('/trial/7/teacher-7');
    expect(text).toContain('Teacher 7');
    expect(text).toContain('Like Teacher 10070');
    expect(text).toContain('1 day ago');
    expect(head).toContain('content="Apply as Teacher 7"');
    expect(JSON.stringify(state.queries)).toContain('Teacher 10070');
    expect(modules).toContain('src/client/state/page-queries.ts');
  });

  it.each([
    ['/trial/7/wrong', { is: 'redirect', url: '/trial/7/teacher-7' }],
    ['/trial/7/%E0%A4%A', { is: 'redirect', url: '/trial/7/teacher-7' }],
    ['/old-about', { is: 'redirect', url: '/about' }],
    ['/trial/404/x', { is: 'undrawn', status: 404 }],
    ['/trial/503/x', { is: 'undrawn', status: 503 }],
  ])('%s comes to %j', async (address, outcome) => {
    expect(await draw(address)).toEqual(outcome);
  });

  it.each([
    ['/trial/410/teacher-410', 410, 'Teacher 410'],
    ['/not-found', 404, 'could not be found'],
  ])('%s is answered with %i, drawn, and in no search', async (address, status, words) => {
    const page = await drawn(address);
    expect(page.status).toBe(status);
    expect(page.text).toContain(words);
    expect(page.head).toContain('content="noindex"');
  });

  it('keeps a language that its address names, in redirects and in links', async () => {
    const named = { language: 'ar', isLanguageNamed: true } as const;
    expect(await draw('/old-about', named)).toEqual({ is: 'redirect', url: '/about?lang=ar' });
    expect(await draw('/trial/7/wrong', named)).toEqual({
      is: 'redirect',
      url: '/trial/7/teacher-7?lang=ar',
    });
    const { body } = await drawn('/about', named);
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(10);
    const others = new Set(links.filter((href) => !href!.includes('lang=ar')));
    expect([...others], 'all but the switch').toEqual(['/about?lang=en']);
    const unnamed = await drawn('/about', { language: 'ar' });
    expect(unnamed.body).not.toContain('?lang=ar');
  });

  it('is in Arabic from its head to what the browser loads for it', async () => {
    const { language, text, head, modules } = await drawn('/pricing', { language: 'ar' });
    expect(language).toBe('ar');
    expect(text).toContain('الأسعار');
    expect(head).toMatch(/<title>[\u0600-\u06ff ]+ · Education Marketplace<\/title>/);
    expect(head).toMatch(/name="description" content="[\u0600-\u06ff]/);
    expect(modules).toEqual(
      expect.arrayContaining(['generated/languages/ar.ts', 'src/client/screens/load-language.ts']),
    );
    const contact = await drawn('/contact', { language: 'ar' });
    expect(contact.modules).toContain('generated/languages/ar/contact.js');
    expect(contact.modules).not.toContain('generated/forms/contact.js');
    expect(contact.head).toContain('"name":"اتصل بنا"');
  });

  it('is the visitor’s own, however many are drawn at once', async () => {
    const late: AskedPage['read'] = async (...call) => {
      await wait(Math.random() * 20);
      return read(...call);
    };
    const visits = Array.from({ length: 48 }, (_, index) => ({
      id: index + 1,
      role: [null, 1, 2, 3][index % 4]!,
      language: index % 3 ? ('en' as const) : ('ar' as const),
      zone: index % 2 ? 'Asia/Riyadh' : 'America/Los_Angeles',
    }));
    const pages = await Promise.all(
      visits.map(({ id, role, language, zone }) =>
        drawn(`/trial/${id}/teacher-${id}`, { role, language, timeZone: zone, read: late }),
      ),
    );
    for (const [index, { id, role, language, zone }] of visits.entries()) {
      const { text, head, state } = pages[index]!;
      const all = text + head + JSON.stringify(state);
      const met = new Set([...all.matchAll(/Teacher (\d+)/g)].map(([, found]) => Number(found)));
      expect([...met].sort((a, b) => a - b)).toEqual([id, (id + 1000) * 10].sort((a, b) => a - b));
      expect(text.includes(language === 'en' ? 'About' : 'من نحن'), language).toBe(true);
      expect(text.includes(language === 'en' ? 'من نحن' : 'About'), language).toBe(false);
      expect(/Dashboard|لوحة المعلومات/.test(text), `role ${role}`).toBe(role !== null);
      expect(text).toMatch(zone === 'Asia/Riyadh' ? /11:51\s(PM|م)/ : /(?<!1)1:51\s(PM|م)/);
      expect(state.session === null, `role ${role}`).toBe(role === null);
    }
  });
});

describe('a page with a user’s own data', () => {
  const user = (more: object = {}) => ({
    ...{ id: 7, full_name: 'Layla Haddad', user_name: 'layla@example.org', role_id: 2, role: CANDIDATE },
    ...{ email_verified_at: '2026-01-01T00:00:00Z', candidate_id: 3, second_factor: null, ...more },
  });
  const readFor =
    (more: object = {}): AskedPage['read'] =>
    async (operation, input) => {
      if (operation === 'getSecondFactor') return { data: { user: user(more) } };
      if (operation === 'listVacancies') return { data: [job(5)], meta: { total: 1, page: 1, per_page: 10 } };
      if (operation === 'listNotifications') return { data: [], meta: { total: 0, unread: 0 } };
      throw refused(operation === 'listSavedSearches' ? 503 : input.path.id === undefined ? 403 : 404);
    };
  const drawOwn = (address: string, read = readFor()) =>
    renderer.drawOwn({ address, language: 'en', now: new Date(), timeZone: 'UTC', read });

  it('has the user’s menus and answers, in no search, and no token', async () => {
    const page = await drawOwn('/candidate/jobs?search=oboe');
    if (page?.is !== 'page') throw new Error('not drawn');
    expect(page.body).toContain('Teacher 5');
    expect(page.body).not.toMatch(/<script|<style|<[^>]+ style=|<!--\$[!?]/);
    expect(page.head).toMatch(/<title>.+<\/title>.*content="noindex"/);
    expect(page.state).toMatchObject({ screen: 'candidate-jobs', session: { token: '', user: { id: 7 } } });
    expect(JSON.stringify(page.state.queries)).toContain('Teacher 5');
    expect(page.modules).toContain('src/client/state/page-queries.ts');
  });

  it.each([
    ['without a profile', '/candidate/dashboard', { candidate_id: null }],
    ['whose second factor is due', '/candidate/jobs', { second_factor: 'code' }],
    ['without a verified address', '/candidate/jobs', { email_verified_at: null }],
    ['of another role', '/school/dashboard', {}],
    ['whose wizard has a draft in the browser', '/school/post-vacancy', { role: SCHOOL, school_id: 4 }],
  ])('is none for a user %s', async (_, address, more) => {
    expect(await drawOwn(address, readFor(more))).toBeNull();
  });

  it('fails with the refusal of a session that has ended', async () => {
    await expect(drawOwn('/candidate/jobs', () => Promise.reject(refused(401)))).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('the map of the site', () => {
  it('has the screens with a head, and closes what asks who one is', () => {
    const { paths, eachOf, closed } = renderer.siteMap();
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/pricing', '/contact']));
    expect(paths.filter((path) => path.includes('{') || path === '/not-found')).toEqual([]);
    expect(eachOf).toEqual(['job', 'school']);
    expect(closed).toEqual(['/admin/', '/candidate/', '/school/']);
  });

  it('has an address for each row of a list', async () => {
    Object.assign(heads, {
      trial: {
        ...head,
        each: {
          operation: 'listVacancies',
          address: { id: 'item.vacancy_id', slug: { value: 'item.vacancy_title', format: 'slug' } },
          changed: 'item.created_at',
        },
      },
    });
    const { addresses, total } = await renderer.addressesOfRows(
      'trial',
      { number: 2, rows: 50 },
      async (_, input) => {
        expect(input.query).toEqual({ page: 2, per_page: 50 });
        return { data: [job(1), job(2)], meta: { total: 52 } };
      },
    );
    expect(total).toBe(52);
    expect(addresses).toEqual([
      { path: '/trial/1/teacher-1', changed: '2026-05-31T20:51:00Z' },
      { path: '/trial/2/teacher-2', changed: '2026-05-31T20:51:00Z' },
    ]);
  });
});
