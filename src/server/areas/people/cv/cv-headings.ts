export type SectionName =
  | 'references'
  | 'other'
  | 'contact'
  | 'profile'
  | 'mixed'
  | 'languages'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'experience';

/**
 * The words that name a section. A heading's section is the first in this order that has one of its words.
 */
const KEYS: [SectionName, RegExp][] = [
  ['references', /\b(references?|referees?)\b/],
  ['skills', /\bskills\b.*\b(interests|hobbies)\b/],
  [
    'other',
    /\b(volunteer(ing|s)?|voluntary|awards?|hono[u]?rs|achievements|publications?|projects?|interests?|hobbies|memberships?|networks?|affiliations?|declaration|conferences?|talks|presentations|grants|research|activities|other information|additional information|visa|passport|community|away|driving)\b/,
  ],
  ['contact', /\b(contacts?|details|personal (information|data|info))\b/],
  [
    'profile',
    /\b(profile|objectives?|statement|about|aim|who i am)\b|^(professional |personal |executive )?summary$/,
  ],
  ['mixed', /\blanguages?\b.*\bskills\b|\bskills\b.*\blanguages?\b/],
  ['languages', /\b(languages?|linguistics?|mother tongues?)\b/],
  ['skills', /\b(skills?|competenc(y|ies|es?)|strengths|expertise|abilities|knowledge|good at)\b/],
  [
    'education',
    /\b(education(al)?|degrees?|academic|studies|studied)\b|^qualifications?$|^qualifications and training$/,
  ],
  [
    'certificates',
    /\b(certificat(e|es|ion|ions)|licen[cs](e|es|ure)|qualifications?|training|courses?|development|registration|accreditations?)\b/,
  ],
  [
    'experience',
    /\b(experiences?|employment|career|history|background|taught|posts|positions|placements?|practicum|internships?)\b|^(other |previous |paid )?work$/,
  ],
];

/** The words that headings consist of. */
const WORDS = new RegExp(
  `^(${[
    'references? referees? available on upon request up volunteer(ing|s)? voluntary awards? honou?rs achievements',
    'publications? projects? interests? hobbies memberships? networks? affiliations? declaration conferences? talks',
    'presentations grants research activities extra-?curricular other additional information info data contacts? details',
    'personal profile objectives? statement about me aims? summary executive languages? linguistics? spoken known mother',
    'tongues? proficiency skills? competenc(y|ies|es?) strengths expertise abilities knowledge areas? of key core main',
    'education(al)? degrees? academic studies qualifications? certificat(e|es|ion|ions) licen[cs](e|es|ure) training',
    'courses? development registration accreditations? professional continuing experiences? employment career history',
    'background taught posts positions held work(ing)? job teaching related relevant technical digital soft computer it',
    'and in the my i have where ib ict selected things am good at who from school visa passport status community away',
    'driving placements? practicum internships? previous paid attended obtained attainment tertiary eligibility seminars? institutions? with dates ve what studied',
  ]
    .join(' ')
    .split(' ')
    .join('|')})$`,
);

const ARABIC: [SectionName, RegExp][] = [
  ['references', /^(المراجع|المعرفون)/],
  ['other', /^(الهوايات|الاهتمامات|الجوائز|المنشورات|الأنشطة|العضويات|معلومات إضافية)/],
  ['contact', /^(البيانات|المعلومات|معلومات) ?(الشخصية|الاتصال|التواصل)?$|^(الاتصال|التواصل)/],
  ['profile', /^(الهدف|نبذة|الملخص|ملخص|الملف الشخصي)/],
  ['languages', /^(اللغات|لغات)/],
  ['skills', /^(المهارات|مهارات|القدرات)/],
  ['education', /^(التعليم|المؤهلات|المؤهل|الدراسة|الشهادات العلمية|الشهادات الجامعية|التحصيل)/],
  ['certificates', /^(الدورات|الشهادات|التدريب|الرخص)/],
  ['experience', /^(الخبرات|الخبرة|خبرات|التاريخ الوظيفي|العمل)/],
];

/** Labels within a section of languages, followed by a value. */
const LANGUAGE_LABEL = /^(mother tongues?|(native|home|first) languages?|other languages?)( s)?$/;

/** Returns the section that a line starts, and the text after its heading. */
export function headingIn(line: string): [SectionName, string] | null {
  const [, before = line, after = ''] = /^([^:\t]{3,40})[:\t]\s*(.*)$/s.exec(line) ?? [];
  if (before.length > 45) return null;
  // "Teaching experience (9 years)"
  const text = withoutLetterSpaces(before.replace(/\([^)]*\)/, '').trim());
  const arabic = /^[\p{Script=Arabic} ]+$/u.test(text) && text.split(' ').length <= 4;
  if (arabic) {
    const found = ARABIC.find(([, heading]) => heading.test(text));
    return found ? [found[0], after.trim()] : null;
  }
  // A heading starts with a capital; "skills in …" within a sentence does not.
  if (!/^[^\p{Ll}]*\p{Lu}/u.test(text) || /[,;]|\d\d/.test(text)) return null;
  const words = text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z\- ]/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ and$/, '');
  if (LANGUAGE_LABEL.test(words)) return ['languages', line];
  const parts = words.replace(/\bjob-related\b/, 'job related').split(' ');
  if (!parts.every((word) => WORDS.test(word))) return null;
  // "Qualification" before a value is the label of one degree.
  if (words === 'qualification' && after !== '') return null;
  const found = KEYS.find(([, key]) => key.test(words));
  return found ? [found[0], after.trim()] : null;
}

/** Turns "S K I L L S" into "SKILLS", a common style for headings. */
function withoutLetterSpaces(text: string): string {
  const tokens = text.split(' ');
  if (tokens.length < 4 || !tokens.every((token) => /^[\p{Lu}&]{1,2}$/u.test(token))) return text;
  return tokens
    .join('')
    .replace(/^(WORK|PROFESSIONAL|TEACHING|EMPLOYMENT|PERSONAL|KEY|CONTACT|ABOUT|WHO)(?=\p{L}{2})/u, '$1 ')
    .replace('&', ' & ');
}
