import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { forms } from '../generated/form-index.ts';
import { screens } from '../generated/screens.ts';
import { SchemaForm } from './client/blocks/form/SchemaForm.tsx';
import { App } from './client/screens/App.tsx';
import { loadScreen } from './client/screens/load-screen.ts';
import { createQueries } from './client/state/queries.ts';
import { matchScreen } from './client/state/routes.ts';
import { assumedSessionAtom } from './client/state/session.ts';
import { VisitProvider } from './client/state/VisitProvider.tsx';
import type { Visit } from './client/state/visit.ts';

const modules = import.meta.glob([
  './client/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!./client/main.tsx',
  '!./client/**/*-worker.ts',
]);

describe('without a browser', () => {
  it('has no document', () => expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']));

  it.each(Object.entries(modules))('%s can be imported', async (_, load) => {
    await load();
  });
});

/** A visit as a server makes one for a request: for whom it takes the visitor, with the answers that the page needs. */
function visitOf(
  role: string | null,
  now = '2026-06-01T12:00:00Z',
  answers: Record<string, unknown> = {},
): Visit {
  const store = createStore();
  const role_id = { Admin: 1, Candidate: 2, School: 3 }[role ?? ''] ?? 9;
  const user = {
    id: 1,
    full_name: '',
    user_name: '',
    email_verified_at: '2026-01-01T00:00:00Z',
    role_id,
    candidate_id: 1,
    role: { role_id, role_name: role ?? '' },
  };
  store.set(assumedSessionAtom, role === null ? null : { token: '', user });
  const meta = { total: 1, page: 1, per_page: 10 };
  const visit: Visit = {
    store,
    clock: { now: new Date(now), timeZone: 'UTC' },
    call: async (operation: string) => ({ data: answers[operation] ?? [], meta }),
  };
  visit.queries = createQueries(visit);
  for (const [operation, data] of Object.entries(answers))
    visit.queries.setQueryDefaults([operation], { initialData: { data, meta } });
  return visit;
}

async function prepare(path: string): Promise<void> {
  const match = matchScreen(screens, path)!;
  if ('entry' in match) await loadScreen(match.entry, '');
}

const draw = (path: string, visit: Visit) =>
  renderToString(
    <VisitProvider visit={visit}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </VisitProvider>,
  );

const headingOf = (html: string) => /<h1.*?<\/h1>/.exec(html)?.[0].replace(/<[^>]+>/g, '') ?? '';
/** Returns the text of drawn HTML, without pictures. */
const textOf = (html: string) => html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ');

/** Returns the first element of this name. */
const partOf = (html: string, name: string) => new RegExp(`<${name}.*?</${name}>`).exec(html)?.[0] ?? '';
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, label]) => `${textOf(label!).trim()} ${href}`,
  );

describe('as specified', () => {
  it.each(['/', '/about', '/pricing'])(
    'A2.2: only the buttons of the header change with the session on %s',
    async (path) => {
      await prepare(path);
      const drawn = [null, 'Candidate', 'School', 'Admin'].map((role) => draw(path, visitOf(role)));
      const headers = drawn.map((html) => linksIn(partOf(html, 'header')));
      const navigation = ['Find Jobs /candidate/jobs', 'About /about', 'Pricing /pricing'];
      for (const links of headers) expect(links).toEqual(expect.arrayContaining(navigation));
      const others = headers.map((links) => links.filter((link) => !navigation.includes(link)).slice(1));
      // Visitors choose their language by a link; it is a setting once they have signed in.
      expect(others[0]).toEqual([`العربية ${path}?lang=ar`, 'Login /login', 'Signup /sign-up']);
      expect(others.slice(1)).toEqual([
        ['Dashboard /candidate/dashboard'],
        ['Dashboard /school/dashboard'],
        ['Dashboard /admin/candidates'],
      ]);
      const footers = drawn.map((html) =>
        linksIn(partOf(html, 'footer')).filter((link) => !link.includes('?lang=')),
      );
      expect(footers[0]!.join()).toMatch(/register\/candidate.*register\/school.*\/about.*\/sign-up/);
      for (const links of footers) expect(links).toEqual(footers[0]);
    },
  );

  it.each(['/', '/about', '/careers', '/resources'])(
    'A2.2: %s offers Find Jobs in its body, whoever looks',
    async (path) => {
      await prepare(path);
      for (const role of [null, 'Candidate', 'School', 'Admin'])
        expect(linksIn(partOf(draw(path, visitOf(role)), 'main')).join()).toMatch(
          /Find Jobs \/(candidate\/)?jobs/,
        );
    },
  );

  it.each(['/', '/unauthorized'])(
    'A2.1: a role other than the three gets %s without a layout',
    async (path) => {
      await prepare(path);
      const html = draw(path, visitOf('Author'));
      expect(headingOf(html)).not.toBe('');
      expect([partOf(html, 'header class="top-bar"'), partOf(html, 'footer')]).toEqual(['', '']);
      expect(html).not.toMatch(/<nav|class="top-bar/);
      expect(draw(path, visitOf('Candidate'))).toMatch(/class="top-bar/);
    },
  );

  it('A2.12: the sidebar shows Application Status on each tab of the dashboard', async () => {
    const metrics = { stats: { total_applications: 4, under_review: 1, shortlisted: 1, rejected: 2 } };
    await prepare('/candidate/dashboard');
    for (const tab of ['suggested', 'applications', 'invitations', 'saved']) {
      const path = `/candidate/dashboard?tab=${tab}`;
      const html = draw(path, visitOf('Candidate', undefined, { getCandidateDashboard: metrics }));
      expect(textOf(partOf(html, 'aside'))).toContain('Application Status');
    }
  });
});

describe('a server draws', () => {
  it.each(['/', '/sign-up', '/login', '/auth/register/candidate', '/forgot-password', '/unauthorized'])(
    '%s twice alike, with its heading and without a style attribute',
    async (path) => {
      await prepare(path);
      const html = draw(path, visitOf(null));
      expect(headingOf(html)).not.toBe('');
      expect([...html.matchAll(/<[^>]+ style=[^>]+>/g)].map(String)).toEqual([]);
      expect(draw(path, visitOf(null)) === html).toBe(true);
    },
  );

  it('each visit for its own visitor, though several are drawn in turn', async () => {
    await prepare('/');
    const [guest, candidate] = [visitOf(null), visitOf('Candidate')];
    const first = [draw('/', guest), draw('/', candidate)].map((html) => textOf(partOf(html, 'header')));
    expect(first[0]).toContain('Login');
    expect(first[1]).not.toContain('Login');
    expect(first[1]).toContain('Dashboard');
    const again = [draw('/', guest), draw('/', candidate)].map((html) => textOf(partOf(html, 'header')));
    expect(again).toEqual(first);
  });

  it('the answers and the moment of each visit, and nothing of another', async () => {
    await prepare('/candidate/jobs');
    const job = (title: string) => [
      { vacancy_id: 1, vacancy_title: title, created_at: '2026-05-31T12:00:00Z' },
    ];
    const [first, second] = [
      visitOf('Candidate', '2026-06-01T12:00:00Z', { listVacancies: job('Teacher of Dance') }),
      visitOf('Candidate', '2026-06-10T12:00:00Z', { listVacancies: job('Teacher of Chess') }),
    ];
    const drawn = [first, second, first].map((visit) => textOf(draw('/candidate/jobs', visit)));
    expect(drawn[0]).toContain('Teacher of Dance');
    expect(drawn[0]).toContain('1 day ago');
    expect(drawn[0]).not.toContain('Chess');
    expect(drawn[1]).toContain('Teacher of Chess');
    expect(drawn[1]).toContain('1 week ago');
    expect(drawn[2]).toBe(drawn[0]);
  });

  it.each([
    ['open', '2026-06-04', '2026, in 3 days'],
    ['expired', '2026-05-29', '2026, 3 days ago'],
    ['closed', '2026-06-04', null],
    ['taken_down', '2026-05-29', null],
  ])('of a job that is %s when it closes or closed, and nothing else', async (status, deadline, said) => {
    await prepare('/candidate/job/7/teacher');
    const job = { vacancy_id: 7, status, is_open: status === 'open', application_deadline: deadline };
    const text = textOf(
      draw('/candidate/job/7/teacher', visitOf('Candidate', undefined, { getVacancy: job })),
    );
    const found = /2026, (in 3 days|3 days ago)/.exec(text)?.[0] ?? null;
    expect(found).toBe(said);
  });

  const job = (is_verified: boolean) => ({
    vacancy_id: 7,
    vacancy_title: 'Teacher',
    is_open: true,
    school: { school_id: 3, school_name: 'Pearl Bay', is_verified },
  });
  const school = (is_verified: boolean) => ({ school_id: 3, school_name: 'Pearl Bay', is_verified });

  it.each<[string, string, string | null, (is_verified: boolean) => Record<string, unknown>]>([
    ['a job in the search', '/jobs', null, (is) => ({ listVacancies: [job(is)] })],
    ['a job on the first page', '/', null, (is) => ({ listVacancies: [job(is)] })],
    ['a job', '/jobs/7/teacher', null, (is) => ({ getVacancySummary: job(is), getVacancy: job(is) })],
    ['a job for candidates', '/candidate/job/7/teacher', 'Candidate', (is) => ({ getVacancy: job(is) })],
    [
      'a suggested job',
      '/candidate/dashboard?tab=suggested',
      'Candidate',
      (is) => ({ getCandidateDashboard: { stats: {} }, listSuggestedVacancies: [job(is)] }),
    ],
    [
      'an invitation',
      '/candidate/dashboard?tab=invitations',
      'Candidate',
      (is) => ({
        getCandidateDashboard: { stats: {} },
        listCandidateInvitations: [{ invitation_id: 1, status: 'Pending', vacancy: job(is) }],
      }),
    ],
    ['a school', '/schools/3/pearl-bay', null, (is) => ({ getSchool: school(is) })],
  ])('“Not verified yet” on %s only while its school is not', async (_, path, role, answers) => {
    await prepare(path.split('?')[0]!);
    const drawn = [false, true].map((is) => textOf(draw(path, visitOf(role, undefined, answers(is)))));
    expect(drawn.map((text) => text.split('Not verified yet').length - 1)).toEqual([1, 0]);
    for (const text of drawn) expect(text).toMatch(/Teacher|Pearl Bay/);
  });

  it.each([
    [false, true],
    [true, false],
    [undefined, false],
  ])(
    'the choice when to share contact, where the school is verified: %s',
    async (school_is_verified, isAsked) => {
      const { form } = await forms['apply/1-contact']!();
      const visit = visitOf('Candidate');
      const html = renderToString(
        <VisitProvider visit={visit}>
          <SchemaForm form={form} data={{ school_is_verified }} />
        </VisitProvider>,
      );
      expect(html.includes('data-field="share_before_approval"')).toBe(isAsked);
      expect(/<input[^>]*type="checkbox"[^>]*checked/.test(html)).toBe(isAsked);
    },
  );
});
