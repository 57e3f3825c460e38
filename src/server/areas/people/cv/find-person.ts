import { dayIn } from './cv-dates.ts';
import { countryIn, nationalityIn } from './cv-places.ts';
import type { Sections } from './cv-sections.ts';
import { type Entry, isPlace, isRole, normaliseCase, partsOf } from './cv-words.ts';
import { readsRightToLeft } from './letters.ts';
import type { Suggestion } from './suggestion.ts';

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i;
const PHONE = /(?:\+|\b00)[1-9](?:[\d().\-–]|[^\S\n]){6,22}\d/;
const NO_NAME =
  /\b(curriculum|vitae|resume|résumé|cv|teacher|school|university|academy|college|profile|address|street|road|page|personal|information|contact|e-?mail|phone|mobile|education|experience|europass|skills|nationality|dubai|doha|riyadh|london)\b/i;
const PARTICLE =
  /^(al|el|ní|nic|mac|ó|uí|ua|bin|bint|ibn|abu|abd|de|da|di|del|della|der|den|dos|la|le|dela|delas|delos|los|las|van|von|ten|ter|y|e)$/i;

const REST = ['profile', 'mixed', 'languages', 'skills', 'education', 'certificates', 'experience'] as const;

/** Returns the person's data from the CV's head. `title` is the text in the largest letters. */
export function findPerson(
  sections: Sections,
  title: string | undefined,
  countries: readonly Entry[],
): Suggestion[] {
  const head = sections('head').flat();
  const lines = [...head, ...sections('contact').flat()];
  const whole = lines.join('\n');
  // In a form, it may be below a line that looks like another heading.
  const email = (EMAIL.exec(whole) ??
    EMAIL.exec(
      sections(...REST)
        .flat()
        .join('\n'),
    ))?.[0];
  const found: Suggestion[] = [];
  const add = (field: string, value: unknown, text = String(value)) => {
    if (value !== undefined && value !== '') found.push({ field, text, value });
  };
  const [first, last] = namesOf(lines, title, email);
  const script = first && readsRightToLeft(first) ? '_ar' : '';
  add(`first_name${script}`, first);
  add(`last_name${script}`, last);
  // Only lines below a name are about the person.
  if (first) add('designation', designationIn(head));
  add('phone1', PHONE.exec(whole)?.[0]?.replace(/[–\s]+/g, ' '));
  add('email1', email?.toLowerCase());
  const nationality = labelled(lines, /nationality|citizenship|الجنسية/);
  add(
    'country_id',
    nationality && (countryIn([nationality], countries) ?? nationalityIn(nationality, countries))?.id,
    nationality,
  );
  const born = labelled(lines, /date of birth|d\.?o\.?b\.?|birth ?date|born|تاريخ الميلاد/);
  add('candidate_dob', born && dayIn(born), born);
  const gender = /^(male|female|m|f)$/i.exec(labelled(lines, /gender|sex/) ?? '')?.[0];
  add('gender', gender?.[0]?.toUpperCase(), gender);
  const address = labelled(lines, /(home |postal )?(?<!mail )address|العنوان/);
  add('address', address && !EMAIL.test(address) ? address.slice(0, 300) : addressIn(lines, countries));
  return found;
}

/** Words in a contact line that are no part of an address. */
const NO_ADDRESS =
  /[@:/?!\ufffd]|\b(?:no\.|nationality|married|single|driv\w+|visa|teaching council|born|skype|linkedin|profile|mobile)\b|\.(?:com|org|net|io|me)\b/i;

/**
 * Returns the only place without a label beside an e-mail address or a phone number, "Abu Dhabi | +971 …", or
 * else in a line of its own that ends with a country.
 */
function addressIn(lines: readonly string[], countries: readonly Entry[]): string | undefined {
  const beside = lines
    .filter((line) => line.length <= 160 && (EMAIL.test(line) || PHONE.test(line)))
    .flatMap((line) =>
      line
        .replace(EMAIL, ' | ')
        .replace(PHONE, ' | ')
        .split(/\t|\s[/–—-]\s|[|•·▪]|\s{3,}/),
    )
    .map((part) => part.replace(/^[\s,;()–—-]+|[\s,;(–—-]+$/g, '').replace(LAST_LABEL, ''))
    .filter(isAddress);
  const [place, ...others] =
    beside.length > 0
      ? beside
      : lines.filter((line) => {
          const [country, ...rest] = line.split(',').reverse();
          return rest.length > 0 && countryIn([country!], countries) && isAddress(line);
        });
  return others.length === 0 ? place : undefined;
}

/** The label of the number or the address that follows: "Tema, Ghana. Phone:". */
const LAST_LABEL =
  /[\s.,;]*\b(?:tel(?:ephone)?|phone|mob(?:ile)?(?: no)?|cell|whatsapp|e-?mail(?: id)?)\.?\s*:?$/i;

const isAddress = (text: string) =>
  /^[\p{Lu}\d][\p{L}\p{M}\p{N} ,.'’()-]{3,99}$/u.test(text) &&
  /\p{L}{4}/u.test(text) &&
  !NO_ADDRESS.test(text) &&
  !isRole(text) &&
  !isPlace(text);

/** Returns the text after a label in the same line. */
function labelled(lines: readonly string[], label: RegExp): string | undefined {
  const at = new RegExp(
    `(?:^|[|•\\t]|\\s{2}|(?<=\\S: .*) )\\s*(?:${label.source})\\s*[:\\t]\\s*(.+?)(?=$|[|•\\t]|\\s+\\p{Lu}[\\p{L} ]{3,20}:)`,
    'iu',
  );
  return lines.map((line) => at.exec(line)?.at(-1)?.trim()).find(Boolean);
}

function namesOf(lines: readonly string[], title: string | undefined, email: string | undefined): string[] {
  const first = labelled(lines, /first name(?:\(s\)|s)?|given name(?:\(s\)|s)?/);
  const last = labelled(lines, /last name|surname(?:\(s\))?|family name/);
  if (first && last) return [nameWritten(first), nameWritten(last)];
  const whole = labelled(lines, /(?:full )?name|الاسم(?: الكامل)?/);
  const top = lines.find(
    (line) => !/^(curriculum vitae|resume|résumé|cv|europass( cv)?)$/i.test(line.trim()),
  );
  const candidates = [whole, title, top && partsOf(top)[0], ...lines.slice(0, 6).filter(isOfEmail(email))];
  const name = candidates.find((one) => one !== undefined && isName(one));
  if (!name) return [];
  const words = withoutTitles(name).split(/\s+/);
  let start = words.length - 1;
  while (start > 1 && PARTICLE.test(words[start - 1]!)) start -= 1;
  return [nameWritten(words.slice(0, start).join(' ')), nameWritten(words.slice(start).join(' '))];
}

/** Whether the e-mail address contains a word of the line. */
const isOfEmail = (email: string | undefined) => (line: string) =>
  email !== undefined &&
  line
    .split(/\s+/)
    .some((word) => word.length > 2 && email.split('@')[0]!.toLowerCase().includes(word.toLowerCase()));

const withoutTitles = (name: string) =>
  name
    .replace(/^((mr|mrs|ms|miss|dr|prof)\.?\s+)+/i, '')
    .replace(/,.*$/, '')
    .trim();

function isName(text: string): boolean {
  const words = withoutTitles(text).split(/\s+/);
  if (words.length < 2 || words.length > 5 || NO_NAME.test(text) || isRole(text) || isPlace(text))
    return false;
  if (/السيرة|سيرة|ذاتية/.test(text) || text.includes('\ufffd')) return false;
  return words.every(
    (word) => PARTICLE.test(word) || /^[\p{Lu}\p{Script=Arabic}][\p{L}\p{M}'’-]*\.?$/u.test(word),
  );
}

/** Turns a name in capitals into normal spelling: O'BRIEN, MCALLISTER. */
const nameWritten = (name: string) =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|[\s'’-])\p{L}/gu, (start) => start.toUpperCase())
        .replace(/(?<=\bMc)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name;

/** Returns the profession, from the line right below the name. */
function designationIn(head: readonly string[]): string | undefined {
  const firsts = head.slice(0, 5).map((line) => (line.includes('\t') ? line.split('\t')[0]! : line));
  const line = firsts.find((one) => isRole(one) && !isPlace(one) && one.length <= 60 && !/[.:@]/.test(one));
  const [part, ...others] = line ? partsOf(line.replace(/ [–-] (?=\p{Script=Arabic}).*$/u, '')) : [];
  return part && others.length === 0 ? normaliseCase(part) : undefined;
}
