import { describe, expect, it } from 'vitest';
import { ruleMessage } from '../../../language/run/form/validate.ts';
import { inLanguage } from './call-language.ts';
import { Refusal } from './refusal.ts';
import { coded } from './say.ts';

describe('a refusal', () => {
  it('keeps its code while its text follows the reader’s language', () => {
    const { says } = Refusal.notFound('vacancy');
    const refusal = new Refusal(401, coded('request.sign_in'));
    const said = (['en', 'ar'] as const).map((name) => inLanguage(name, () => ({ ...refusal.says })));
    expect(said).toEqual([
      { code: 'request.sign_in', text: 'Please log in.' },
      { code: 'request.sign_in', text: 'يُرجى تسجيل الدخول.' },
    ]);
    expect(says.code).toBe('request.missing');
  });

  it('of a single field has that field’s text, but the code of every refused form', () => {
    const one = Refusal.ofFields({ name: [ruleMessage('required')] });
    const two = Refusal.ofFields({ name: [ruleMessage('required')], age: [ruleMessage('minimum')] });
    expect([one.says.code, two.says.code]).toEqual(['request.fields', 'request.fields']);
    expect([one.says.text, two.says.text]).toEqual([
      'This field is required',
      'Check the highlighted fields.',
    ]);
  });

  it('has the violated rule as a field’s code, whatever the form’s text for it', () => {
    const own = [{ messages: { required: 'Tell us your name' } }];
    expect(ruleMessage('required', own)).toEqual({ code: 'required', text: 'Tell us your name' });
  });

  it('does not compile with a code that is not published', () => {
    // @ts-expect-error it is a text, but not the code of a refusal
    coded('vacancy.saved_job');
  });
});
