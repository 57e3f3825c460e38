import { otherWords } from './other-words.ts';

/** Degrees, the highest first, with the name of their level in the reference list. */
const DEGREES: [RegExp, RegExp][] = [
  [/\b(ph\.?\s?d\.?|doctor(ate)?( of| in)?|ed\.?d\.?)(?![a-z])|دكتوراه/i, /doctor/i],
  [
    /\b(master(['’]?s)?( degree)?|m\.?\s?ed\.?|m\.?sc\.?|m\.a\.|ma(?= in | \(|\s\p{Lu})|mba|m\.?phil\.?)(?![a-z])|ماجستير/iu,
    /master/i,
  ],
  [/\b(pgce|pgde|postgraduate certificate)\b/i, /postgraduate certificate/i],
  [/\b(postgraduate|higher) diploma\b|دبلوم(?:ة)? (عالي|الدراسات العليا)/i, /postgraduate diploma/i],
  [
    /\b(bachelor(['’]?s)?( degree)?|b\.?\s?ed\.?|b\.?sc\.?|b\.a\.|ba(?= in | \(|\s\p{Lu})|ba(?= hons)|licence (in|en)|licenciatura|laurea)(?![a-z])|بكالور ?يوس|ليسانس/iu,
    /bachelor/i,
  ],
  [/\bassociate(['’]?s)? degree\b/i, /associate/i],
  [/\b(high school diploma|secondary school certificate|a[- ]levels?|baccalaur[ée]ate)\b/i, /high school/i],
];
/** What else is an entry of its own, of no level that the list has. */
const OTHER = /\b(diploma|ijazah?|certificate in)\b|^دبلوم/i;

const degreeIn = (text: string) => DEGREES.find(([degree]) => degree.test(text));

/** Returns the pattern of a degree's level in the reference list. */
export const levelOf = (text: string): RegExp | undefined => degreeIn(text)?.[1];

export const LEVELS: readonly RegExp[] = DEGREES.map(([, level]) => level);

/** Whether a text names a degree, or another certificate of education. */
export const isDegree = (text: string): boolean => degreeIn(text) !== undefined || OTHER.test(text);

const PREFIX =
  /^(?:pgce|pgde|ph\.?d\.?|m\.?ed\.?|m\.?sc\.?|b\.?sc\.?|b\.?ed\.?|m\.a\.?|b\.a\.?|ba|ma|bachelor(?:['’]?s)?(?: degree)?(?: of (?:science|arts))?|master(?:['’]?s)?(?: degree)?(?: of (?:science|arts))?|بكالور ?يوس|ماجستير|دكتوراه|دبلوم عالي|ليسانس)(?![\p{L}])[\s.:]*(?:[-–]\s)?/iu;

/**
 * Returns the subject of a degree: "Bachelor of Science in Physics" → Physics, "Master of Education (TESOL)" →
 * Education (TESOL), "BSc (Hons) Mathematics" → Mathematics.
 */
export function majorIn(degree: string): string | undefined {
  const plain = degree
    .replace(/\s*\(?\bhon(?:s|ou?rs)\b\.?\)?/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^m\.?b\.?a\.?$/i.test(plain)) return undefined;
  const whole = otherWords.majors[plain];
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
