import { synonyms } from './synonyms.ts';

/** The level of school qualifications. */
export const SCHOOL = /high school/i;
/** Degrees, the highest first, with the name of their level in the reference list. */
const DEGREES: [RegExp, RegExp][] = [
  [/\b(ph\.?\s?d\.?|doctor(ate)?( of| in)?|ed\.?d\.?)(?![a-z])|دكتوراه/i, /doctor/i],
  [
    /\b(master(['’]?s)?( degree)?|m\.?\s?ed\.?|m\.?sc\.?|m\.a\.|ma(?= in | \(|\s\p{Lu})|^ma$|m\.?res\.?|m\.?eng\.?|mba|m\.?phil\.?)(?![a-z])|ماجستير/iu,
    /master/i,
  ],
  [
    /^(?!.*\bpost-?graduate diploma\b).*\b(i?pgce|pgde|pgcert|postgraduate certificate)\b/i,
    /postgraduate certificate/i,
  ],
  [
    /\b(post-?graduate|higher|graduate) diploma\b|\bpg ?dip(\b|\.)|\bh\.?\s?dip(\b|\.)|دبلوم(?:ة)? (عالي?|عام|خاص|التأهيل|الدراسات العليا)(?!\p{L})/iu,
    /postgraduate diploma/i,
  ],
  [
    /\b(bachelor(['’]?s)?( degree)?|b\.?\s?ed\.?|b\.?sc\.?|b\.a\.|ba(?= in | \(|\s\p{Lu})|ba(?= hons)|^ba$|b\.?eng\.?|licence (in|en)|licenciatura|laurea)(?![a-z])|بكالور ?يوس|ليسانس|(?<!\p{L})إجازة (?=في (?!ال?ق|تلاوة)|جامعية)/iu,
    /bachelor/i,
  ],
  [/\bassociate(['’]?s)? degree\b/i, /associate/i],
  [
    /\b(high school diploma|secondary school certificate|certificate of secondary education|leaving certificate|matric|a[- ]levels?|baccalaur[ée]ate|bac(?= ))\b/i,
    SCHOOL,
  ],
];
/** Other entries of education, whose level the list lacks. */
const OTHER = /\b(diploma|ijazah?|certificate in)\b|^دبلوم/i;

/** Remarks in brackets that are not the course's subject, and additions to the course. */
const ASIDE =
  /\s*\((?=[^)]*\b(?:part|full)[- ]time|[^)]*\b(?:distance|online|ongoing|units?|credits?|points|distinction|merit)\b)[^)]*\)|\s+with (?:QTS|Qualified Teacher Status|distinction|merit)\b.*$/gi;

/** "PGCE (60 Master's credits)" is not a Master's. */
const degreeIn = (text: string) => {
  const plain = text.replace(ASIDE, '');
  return DEGREES.find(([degree]) => degree.test(plain));
};

/** Returns the pattern of a degree's level in the reference list. */
export const levelOf = (text: string): RegExp | undefined => degreeIn(text)?.[1];

export const LEVELS: readonly RegExp[] = DEGREES.map(([, level]) => level);

/** Whether a text names a degree, or another educational certificate. */
export const isDegree = (text: string): boolean => degreeIn(text) !== undefined || OTHER.test(text);

const PREFIX =
  /^(?:i?pgce|pgde|ph\.?d\.?|m\.?ed\.?|m\.?sc\.?|b\.?sc\.?|b\.?ed\.?|m\.a\.?|b\.a\.?|ba|ma|bachelor(?:['’]?s)?(?: degree)?(?: of (?:science|arts))?|master(?:['’]?s)?(?: degree)?(?: of (?:science|arts))?|بكالور ?يوس|ماجستير|دكتوراه|دبلوم عالي|ليسانس|إجازة)(?![\p{L}])[\s.:]*(?:[-–]\s)?/iu;

/**
 * Returns the subject of a degree: "Bachelor of Science in Physics" → Physics, "Master of Education (TESOL)"
 * → Education (TESOL), "BSc (Hons) Mathematics" → Mathematics.
 */
export function majorIn(degree: string): string | undefined {
  const plain = degree
    .replace(/\s*\(?\bhon(?:s|ou?rs)\b\.?\)?/i, '')
    .replace(ASIDE, '')
    .replace(/\s*\((?:i?PGCE|PGDE|B\.?Ed\.?|M\.?Ed\.?|B\.?Sc\.?|M\.?Sc\.?|B\.?A\.?|M\.?A\.?)\)/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^m\.?b\.?a\.?$/i.test(plain)) return undefined;
  const whole = synonyms.majors[plain];
  if (whole) return whole;
  const [, subject] =
    /\s(?:in|en)\s+(\p{Lu}[^,;]*)$/u.exec(plain) ??
    /\sفي\s+(.+)$/u.exec(plain) ??
    /\sof\s+(?!Science|Arts|Philosophy)(\p{Lu}[^,;]*)$/u.exec(plain) ??
    [];
  if (subject) return subject.trim();
  const behind = plain.replace(PREFIX, '');
  if (behind === plain) return undefined;
  const bare = behind.replace(/^\(([^)]*)\)$/, '$1').replace(/^\p{Ll}+ /u, '');
  return /^[\p{Lu}\p{Script=Arabic}][\p{L}\p{M} &'’-]+$/u.test(bare) ? bare : undefined;
}
