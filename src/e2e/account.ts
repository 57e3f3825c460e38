import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import { asFile, asForm, pdf } from './files.ts';
import type { RunningServer } from './running-server.ts';

export const PASSWORD = 'correct horse';

type Role = 'Candidate' | 'School' | 'Admin';
type Answer<T = Record<string, unknown>> = {
  status: boolean;
  message: string;
  data: T;
  errors?: Record<string, string[]>;
};
export type User = {
  id: number;
  user_name: string;
  full_name: string;
  candidate_id: number | null;
  school_id: number | null;
  role: { role_id: number; role_name: Role };
};

const ROLE_IDS = { Candidate: 2, School: 3 };

/** A user created through the API, for tests that start after the sign-up. */
export class Account {
  readonly server: RunningServer;
  readonly email: string;
  token = '';
  /** The cookies by which the server renders this account's pages. */
  #cookies: { name: string; value: string; url: string }[] = [];
  user!: User;

  constructor(server: RunningServer, email: string) {
    this.server = server;
    this.email = email;
  }

  static async #register(server: RunningServer, role: 'Candidate' | 'School', name = `Test ${role}`) {
    const account = new Account(server, `${randomUUID()}@example.org`);
    await account.send('POST', '/auth/register', {
      full_name: name,
      user_name: account.email,
      password: PASSWORD,
      role_id: ROLE_IDS[role],
    });
    return account;
  }

  /** Creates an account with an unverified e-mail address, signed in. */
  static async registered(server: RunningServer, role: 'Candidate' | 'School') {
    const account = await Account.#register(server, role);
    await account.#authenticate('/auth/login', { password: PASSWORD });
    return account;
  }

  /** Creates a verified account without a profile. */
  static async verified(server: RunningServer, role: 'Candidate' | 'School', name?: string) {
    const account = await Account.#register(server, role, name);
    await account.#authenticate('/auth/verify-otp', { otp: await server.codeFor(account.email) });
    return account;
  }

  /** Signs in a user whose account already exists. */
  static async existing(server: RunningServer, email: string, password = PASSWORD) {
    const account = new Account(server, email);
    await account.#authenticate('/auth/login', { password });
    return account;
  }

  static admin(server: RunningServer) {
    return Account.existing(server, 'admin@example.org');
  }

  /**
   * Creates a verified account with a complete profile; `more` adds or overrides fields, files as `File`s.
   */
  static async withProfile(
    server: RunningServer,
    role: 'Candidate' | 'School',
    more: Record<string, unknown> = {},
  ) {
    const account = await Account.verified(server, role);
    const profile =
      role === 'Candidate' ? await candidateProfile(account, more) : await schoolProfile(account, more);
    await account.send('POST', role === 'Candidate' ? '/candidate' : '/school', profile);
    await account.#authenticate('/auth/login', { password: PASSWORD });
    return account;
  }

  /** Signs in again with a new token. */
  again() {
    return this.#authenticate('/auth/login', { password: PASSWORD });
  }

  async #authenticate(path: string, proof: object) {
    const body = { user_name: this.email, ...proof };
    const { ok, answer, cookies } = await this.try<{ token: string; user: User }>('POST', path, body);
    if (!ok) throw new Error(`POST ${path}: ${JSON.stringify(answer)}`);
    this.token = answer.data.token;
    this.user = answer.data.user;
    const [, page = ''] = /^page=([^;]*)/m.exec(cookies.join('\n')) ?? [];
    const { url } = this.server;
    const tag = `${this.user.role.role_id}.${this.token.slice(0, 12)}`;
    this.#cookies = [
      { name: 'role', value: tag, url },
      { name: 'page', value: page, url },
    ];
  }

  /** Sends a call and expects success: a FormData body as multipart, any other as JSON. */
  async send<T = Record<string, unknown>>(method: string, path: string, body?: object): Promise<Answer<T>> {
    const { ok, answer } = await this.try<T>(method, path, body);
    if (!ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Sends a call without checking the outcome. */
  async try<T = Record<string, unknown>>(method: string, path: string, body?: object) {
    const response = await fetch(`${this.server.url}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    return {
      ok: response.ok,
      status: response.status,
      answer: (await response.json()) as Answer<T>,
      cookies: response.headers.getSetCookie(),
    };
  }

  /** The ids of the first rows of a reference list; `value` is the id property. */
  async ids(list: string, value: string, count = 1): Promise<number[]> {
    const { data } = await this.send<Record<string, number>[]>('GET', list);
    return data.slice(0, count).map((row) => row[value]!);
  }

  /**
   * Signs the browser in by storing what the product stores after a sign-in. Uses the open tab if it is
   * blank, otherwise a temporary one.
   */
  async signIn(context: BrowserContext) {
    const unused = context.pages().find((tab) => tab.url() === 'about:blank');
    const page = unused ?? (await context.newPage());
    await page.goto(`${this.server.url}/healthz`);
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('token', token!);
        localStorage.setItem('user', user!);
      },
      [this.token, JSON.stringify(this.user)],
    );
    if (!unused) await page.close();
  }

  /** The same with the cookies that a sign-in in the browser leaves, so that the server renders its pages. */
  async signInWithPages(context: BrowserContext) {
    await this.signIn(context);
    await context.addCookies(this.#cookies);
  }
}

/** The body sent by the candidate wizard, required fields only. */
export async function candidateProfile(
  account: Account,
  more: Record<string, unknown> = {},
): Promise<FormData> {
  const [country_id] = await account.ids('/countries', 'country_id');
  const [employmenttype_id] = await account.ids('/employment-types', 'employmenttype_id');
  return asForm({
    first_name: 'Layla',
    last_name: 'Haddad',
    designation: 'Mathematics teacher',
    phone1: '501234567',
    first_name_ar: 'ليلى',
    last_name_ar: 'حداد',
    gender: 'F',
    candidate_dob: '1990-04-12',
    marital_status: 0,
    kids_num: 0,
    years_of_experience: 8,
    highest_qualification: 'Master of Education',
    country_id,
    address: '12 Palm Street, Doha',
    expected_salary: 180000,
    notice_period: 30,
    employmenttype_id,
    preferred_locations: await account.ids('/locations', 'location_id', 2),
    skill_id: await account.ids('/skills', 'skill_id', 3),
    ...more,
  });
}

/** The body sent by the school wizard, required fields only. */
export async function schoolProfile(account: Account, more: Record<string, unknown> = {}): Promise<FormData> {
  const [country_id] = await account.ids('/countries', 'country_id');
  const [minimum_qualification_id] = await account.ids('/education-levels', 'ced_level');
  const [primary_language_id] = await account.ids('/languages', 'lang_id');
  return asForm({
    school_name: 'Pearl Bay International School',
    school_type: 'international',
    year_established: '1998',
    contact_email: 'hiring@pearlbay.example.org',
    contact_phone: '44112233',
    country_id,
    city: 'Doha',
    curriculum_offered: await account.ids('/curriculums', 'curriculum_id', 2),
    primary_language_id,
    grade_levels: await account.ids('/grade-levels', 'id', 3),
    ministry_license_number: 'MOE-2291',
    license_expiry_date: '2031-08-31',
    total_teachers: 80,
    minimum_qualification_id,
    minimum_experience: 2,
    contract_duration: '2_years',
    working_hours: '40',
    working_days: await account.ids('/working-days', 'id', 5),
    academic_calendar: 1,
    salary_currency: 'SAR',
    tax_status: 'non_taxable',
    visa_sponsorship: 1,
    salary_range_min: 90000,
    salary_range_max: 180000,
    school_description:
      'A welcoming international school on the bay, with two sections, a strong arts programme and teachers from thirty countries.',
    ...more,
  });
}

/** The body sent by the vacancy wizard, required fields only. */
export async function vacancy(account: Account, more: Record<string, unknown> = {}): Promise<object> {
  const first = async (list: string, value: string) => (await account.ids(list, value))[0];
  return {
    school_id: account.user.school_id,
    vacancy_title: 'Secondary Mathematics Teacher',
    position_type: 'full_time',
    country_id: await first('/countries', 'country_id'),
    city: 'Doha',
    application_deadline: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    candr_id: await first('/candidate-roles', 'candr_id'),
    ced_level: await first('/education-levels', 'ced_level'),
    subject_id: await first('/subjects', 'subject_id'),
    curriculum_id: await first('/curriculums', 'curriculum_id'),
    salary_range_min: 120000,
    salary_range_max: 160000,
    show_salary_range: 1,
    display_vacancy_public: 1,
    expl_id: await first('/experience-levels', 'expl_id'),
    minimum_experience: 3,
    job_description: '<p>Teach <strong>mathematics</strong> to grades 9 to 12.</p>',
    ...more,
  };
}

/** Applies to a vacancy with `answers` to its questions and returns the application's id. */
export async function applied(candidate: Account, vacancy_id: number, answers?: object[]): Promise<number> {
  const resume = asFile(pdf('cv.pdf', 'Curriculum vitae'));
  const body = asForm({ vacancy_id, email: candidate.email, phone: '501234567', resume, answers });
  const { data } = await candidate.send<{ application_id: number }>('POST', '/application/apply', body);
  return data.application_id;
}
