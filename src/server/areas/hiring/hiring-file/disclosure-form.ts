import { forms } from '../../../../../generated/form-index.ts';
import { saidIn } from '../../../../../generated/server-languages.ts';
import { type FormVersion, makeFormVersion } from '../../../engine/records/form-versions.ts';

let asked: Promise<FormVersion> | undefined;
/** What the form asks now. */
export function disclosureForm(): Promise<FormVersion> {
  asked ??= (async () => {
    const { form } = await forms['checks/self-disclosure']!();
    const phrases = Object.entries(saidIn).map(([language, said]) => [language, said.phrases]);
    return makeFormVersion('self-disclosure', [form], Object.fromEntries(phrases));
  })();
  return asked;
}
