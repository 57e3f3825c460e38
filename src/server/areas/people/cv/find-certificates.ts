import { dayIn, firstDay, isOnlyDates, lastDay, pointsIn, spanIn, withoutDates } from './cv-dates.ts';
import { levelOf } from './cv-degrees.ts';
import { containsWords, type Entry, isPlace, partsOf, withoutBullet, withoutStop } from './cv-words.ts';
import { withoutEmpty } from './find-education.ts';
import type { Suggestion } from './suggestion.ts';

const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|' +
  'Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|' +
  'Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|' +
  'Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|' +
  'Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|' +
  'Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
/** "Texas Standard Certificate", "Ohio Professional Educator License" */
const STATE_LICENCE = new RegExp(
  `\\b(?:${STATES})\\b(?: state)?(?: (?:standard|teach(?:ing|er)['’]?s?|professional|educator['’]?s?|initial|provisional|clear|permanent)){1,3} (?:certificat(?:e|ion)|licen[cs]e|credential)\\b`,
  'i',
);

/** "Ontario Teaching Certificate", "Ontario Certified Teacher" */
const PROVINCE_LICENCE =
  /\b(?:Ontario|Alberta|British Columbia|B\.?C\.?|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Prince Edward Island|Qu[eé]bec|Saskatchewan) (?:(?:teach(?:ing|er)['’]?s?|permanent|interim|professional|certified) ){1,3}(?:certificat(?:e|ion)|licen[cs]e|teacher)\b/i;
/** The authorities that register teachers in Australia, by their abbreviations. */
const REGISTERED =
  /\b(?:QCT|VIT|NESA|TRBWA|TQI|TRB)\b.*\b(?:registration|registered|accreditation|accredited)\b/;

/** Other words for the types of the reference list. */
const ALSO: [RegExp, RegExp][] = [
  [/\bqts\b|\bqualified teacher status\b/i, /^qualified teacher status/i],
  [/\bstate teach(ing|er) licen[cs]e\b/i, /^state teaching licence/i],
  [PROVINCE_LICENCE, /^provincial teaching certificate/i],
  [REGISTERED, /^teacher registration \(australia/i],
  [STATE_LICENCE, /^state teaching licence/i],
  [/\bcategory [123]\b.*\bib\b|\bib\b.*(\bcat(egory|\.)?\s*[123]\b|\bworkshop\b)/i, /^ib category workshop/i],
  [
    /\bcambridge (international )?(professional development|certificate in teaching|diploma in teaching|pdq)\b/i,
    /^cambridge professional development/i,
  ],
  [/\bsafeguarding\b|\bchild protection\b/i, /^child protection and safeguarding/i],
  [/\bnpqh\b|\b(npq|national professional qualification) (for|in) headship\b/i, /^npq for headship/i],
  [/\bnpqsl\b|\b(npq|national professional qualification) (for|in) senior leadership\b/i, /^npq for senior/i],
  [/\bpa?ediatric first[- ]aid\b/i, /^paediatric first aid/i],
  [/\bnational sen(co)? award\b|\bnasenco\b/i, /^senco award/i],
];
const WITH_COUNTRY =
  /^(teaching licence|state teaching licence|provincial teaching certificate|teacher registration) \(([^)]+)\)$/i;
const WITH_STATUS = /\b(?:qts|qualified teacher status)\b/i;
/** Words in an authority's name, in addition to those of schools. */
const AUTHORITY =
  /\b(ambulance|council|department|ministry|association|board|authority|society|corps|red cross|red crescent|centre|center|foundation|house)\b|(?<!\p{L})وزارة/iu;

/**
 * Returns the certificates that are in the reference list, at most one per line. `hasPgce` tells whether a
 * PGCE has already been read as a degree. `line` is the line that names only it.
 */
export function findCertificates(
  certificates: readonly (readonly string[])[],
  education: readonly (readonly string[])[],
  types: readonly Entry[],
  hasPgce: boolean,
): { line: string; suggestion: Suggestion }[] {
  const lines = [
    ...certificates.flatMap(withDatesBelow),
    // Of a degree's line, only the status that comes with it: "PGCE with QTS".
    ...education.flatMap(withDatesBelow).flatMap(({ line, first }) => {
      if (levelOf(line) === undefined) return { line, first };
      const status = WITH_STATUS.exec(line)?.[0];
      return status === undefined ? [] : { line: status, first: status };
    }),
  ];
  return lines.flatMap(({ line, first }) => {
    const found = typesIn(line, types).filter(({ name }) => !(name === 'PGCE' && hasPgce));
    const [type] = found;
    if (!type || found.length > 1 || /^other$/i.test(type.name)) return [];
    const value = { cert_type_id: type.id, institution_name: authorityIn(line, type), ...daysIn(line) };
    const text = withoutBullet(line).replace(/\t/g, ', ');
    return [{ line: first, suggestion: { field: 'certificate', text, value: withoutEmpty(value) } }];
  });
}

/** A line of dates only belongs to the line above. */
function withDatesBelow(lines: readonly string[]): { line: string; first: string }[] {
  const joined: { line: string; first: string }[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above && isOnlyDates(line)) above.line += `\t${line}`;
    else joined.push({ line, first: line });
  }
  return joined;
}

function typesIn(line: string, types: readonly Entry[]): Entry[] {
  if (line.length > 200) return [];
  const found = types.filter(({ name }) => {
    if (ALSO.some(([words, type]) => type.test(name) && words.test(line))) return true;
    const [, what, where] = WITH_COUNTRY.exec(name) ?? [];
    if (what && where)
      return (
        containsWords(line, what) &&
        where.split(', ').some((country) => containsWords(line, country)) &&
        isState(line, what)
      );
    return containsWords(line, name);
  });
  return found.filter((one) => !found.some((other) => other !== one && containsWords(other.name, one.name)));
}

/** A state's licence is not a country's. */
const isState = (line: string, what: string) => /^state/i.test(what) || !/\bstate teach/i.test(line);

function authorityIn(line: string, { name }: Entry): string | undefined {
  const parts = partsOf(withoutDates(withoutBullet(line))).map(withoutStop);
  const found = parts.filter(
    (part) => (isPlace(part) || AUTHORITY.test(part)) && !containsWords(part, name) && !/\d/.test(part),
  );
  return found.length === 1 ? found[0] : undefined;
}

const EXPIRY = /\b(?:valid (?:until|to|till|through)|expir(?:es|y|ing)(?: date)?:?(?: on)?|until)\s+(.*)$/i;

function daysIn(line: string): { issue_date?: string | undefined; exp_date?: string | undefined } {
  const span = spanIn(line);
  if (span)
    return { issue_date: firstDay(span.from), exp_date: span.to === 'now' ? undefined : lastDay(span.to) };
  const [expiry = '', until] = EXPIRY.exec(line) ?? [];
  const issued = line.replace(expiry, '');
  const [point, ...others] = pointsIn(issued);
  const [end] = until === undefined ? [] : pointsIn(until);
  return {
    issue_date: others.length > 0 ? undefined : (dayIn(issued) ?? (point && firstDay(point))),
    exp_date: until === undefined ? undefined : (dayIn(until) ?? (end && lastDay(end))),
  };
}
