import { describe, expect, it } from 'vitest';
import type { RequestOptions } from '../../testing/checked-request.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, candidate, school } = await withServer({
  candidate: (at) => at.signUp('Candidate'),
  school: (at) => at.signUp('School'),
});
type Call = [method: string, path: string, options?: RequestOptions];
const askIn = (language: string | undefined, [method, path, options = {}]: Call) =>
  server.request(method, path, {
    ...options,
    headers: { ...options.headers, ...(language && { 'accept-language': language }) },
  });
const setLanguage = (language: unknown, token = candidate.token) =>
  server.request('PUT', '/api/user/me/language', { token, json: { language } });

describe('an answer', () => {
  const login = { user_name: 'nobody@example.com', password: 'something wrong' };
  it.each<[string, Call, unknown, unknown]>([
    ['of an unknown path', ['GET', '/api/nothing'], 'Not found.', 'غير موجود.'],
    ['without a session', ['GET', '/api/notification'], 'Please log in.', 'يُرجى تسجيل الدخول.'],
    [
      'about a wrong password',
      ['POST', '/api/auth/login', { json: login }],
      'The e-mail or password is incorrect.',
      'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    ],
    [
      'about a field, in the form’s own words',
      ['POST', '/api/auth/login', { json: { ...login, user_name: '' } }],
      'User Name is required',
      'اسم المستخدم مطلوب',
    ],
    [
      'about a field, in the rule’s default words',
      ['POST', '/api/auth/resend-otp', { json: { user_name: 'a@example.com', other: 1 } }],
      'This field is not known',
      'هذا الحقل غير معروف',
    ],
    [
      'about a record that is not there',
      ['GET', '/api/vacancy/999999'],
      'The vacancy was not found.',
      'تعذّر العثور على الشاغر.',
    ],
    ['in an operation’s own words', ['GET', '/api/countries'], 'Countries.', 'الدول.'],
    [
      'of an access rule',
      ['GET', '/api/vacancy-draft', { token: school.token }],
      'Create your school profile first.',
      'يُرجى إنشاء ملف مدرستك أولًا.',
    ],
  ])('%s is in the caller’s language', async (_, call, english, arabic) => {
    const answers = await Promise.all(
      [undefined, 'ar-SA,en;q=0.5', 'fr, xx-YY'].map((one) => askIn(one, call)),
    );
    expect(answers.map(({ body }) => body.message)).toEqual([english, arabic, english]);
    expect(answers.map(({ headers }) => headers['content-language'])).toEqual(['en', 'ar', 'en']);
    const codes = answers.map(({ body: { code, error_codes } }) => ({ code, error_codes }));
    expect(codes).toEqual([codes[0], codes[0], codes[0]]);
    for (const { headers } of answers) expect(headers.vary).toMatch(/\baccept-language\b/);
  });

  it('of a reference list has another tag in each language', async () => {
    const tags = await Promise.all(
      ['en', 'ar'].map(async (one) => (await askIn(one, ['GET', '/api/countries'])).headers.etag!),
    );
    expect(new Set(tags).size).toBe(2);
    const again = await askIn('ar', ['GET', '/api/countries', { headers: { 'if-none-match': tags[0]! } }]);
    expect(again.status).toBe(200);
  });
});

describe('an account’s language', () => {
  it('wins over the header, and is kept', async () => {
    const { status, body } = await setLanguage('ar');
    expect([status, body.message, body.data.language]).toEqual([200, 'تم حفظ لغتك.', 'ar']);
    const call: Call = ['GET', '/api/notification', { token: candidate.token }];
    expect((await askIn('en', call)).headers['content-language']).toBe('ar');
    expect((await setLanguage('en')).body.message).toBe('Your language has been saved.');
    expect((await askIn('ar', call)).headers['content-language']).toBe('en');
  });

  it.each([['fr'], [''], [null], [7]])('refuses %j', async (language) => {
    const { status, body } = await setLanguage(language);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['language']]);
  });

  it('is for those who are signed in', async () => {
    expect((await server.request('PUT', '/api/user/me/language', { json: { language: 'ar' } })).status).toBe(
      401,
    );
  });

  it('is taken from the language of signing in, until one is chosen', async () => {
    const { email, password } = await server.signUp('Candidate');
    const json = { user_name: email, password };
    const signIn = async (language: string) =>
      (await askIn(language, ['POST', '/api/auth/login', { json }])).body.data;
    expect((await signIn('en')).user.language).toBeNull();
    const { token, user } = await signIn('ar');
    expect(user.language).toBe('ar');
    expect((await signIn('en')).user.language).toBe('ar');
    await setLanguage('en', token);
    expect((await signIn('ar')).user.language).toBe('en');
  });

  it('is replaced by one that was chosen before signing in', async () => {
    const { email, password } = await server.signUp('Candidate');
    const json = { user_name: email, password };
    const signIn = async (language: string, chosen: string | undefined = undefined) => {
      const headers: Record<string, string> = chosen ? { 'chosen-language': chosen } : {};
      const { body } = await askIn(language, ['POST', '/api/auth/login', { json, headers }]);
      return body.data.user.language;
    };
    expect(await signIn('en')).toBeNull();
    expect(await signIn('en', 'en')).toBe('en');
    expect(await signIn('ar')).toBe('en');
    expect(await signIn('ar', 'ar')).toBe('ar');
    expect(await signIn('en', 'fr')).toBe('ar');
  });
});
