/** A row of a reference list: its id and its name. */
export type Entry = { id: number; name: string };

/** Letters without accents; British spelling, and one word for singular and plural. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/-/g, ' ')
    .replace(/behavior/g, 'behaviour')
    .replace(/programs?\b/g, 'programme')
    .replace(/(?<=\p{L}{3})s\b/gu, '');

/** The lists' names in plain form, cached because every line is compared with them. */
const names = new Map<string, string>();
function plainName(name: string): string {
  const known = names.get(name) ?? plain(name);
  names.set(name, known);
  return known;
}

/** Whether a plain text contains these whole words. */
function contains(text: string, words: string): boolean {
  // Most texts do not, and a substring search is faster than a regular expression.
  if (!text.includes(words)) return false;
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** Whether a text contains these whole words. */
export const containsWords = (text: string, words: string): boolean =>
  contains(plain(text), plainName(words));

/**
 * Returns the entries named in a text; of "Arabic" and "Arabic as an Additional Language" only the longer
 * one.
 */
export function namedEntries(text: string, entries: readonly Entry[]): Entry[] {
  const searched = plain(text);
  const found = entries.filter(({ name }) => contains(searched, plainName(name)));
  return found.filter((one) => !found.some((other) => other !== one && containsWords(other.name, one.name)));
}

/**
 * Returns the only entry named in a text; undefined if there are several, because it is unclear which one is
 * meant.
 */
export function onlyNamedEntry(text: string, entries: readonly Entry[]): Entry | undefined {
  const found = namedEntries(text, entries);
  return found.length === 1 ? found[0] : undefined;
}

/** Splits a line at the usual separators. */
export const partsOf = (line: string): string[] =>
  line
    .split(/\t|\s[|•·▪/–—-]\s|\s*[|•·▪]\s*|[,،]\s|\s{3,}|\s+at\s+(?=[A-Z])/)
    .map((part) =>
      part
        .replace(/^[\s,،;:(–—-]+|(?<![\s,،;:(–—-])[\s,،;:(–—-]+$/g, '')
        .replace(LABEL, '')
        .replace(/^([^(]+)\)$/, '$1'),
    )
    .filter(Boolean);

/** Labels in front of a value, or above a column. */
const LABELS =
  's\\.? ?no\\.?|sl\\.? ?no\\.?|no\\.?|name of (?:the )?(?:school|institution|organi[sz]ation|college|university)|name & address|university ?/ ?board|board ?/ ?university|class(?:es)?(?: handled| taught)?|cgpa|marks|%|year of passing|reason for leaving|employer|position held|position|title|job title|designation|role|post|school|institution|institute|organi[sz]ation|employer|university|college|duration|period|dates?|years?|degree|qualification|course|subject|city|country|location|duties|responsibilities|percentage|grade|board|from|to|level';
const LABEL = new RegExp(`^(?:${LABELS})\\s*:\\s*`, 'i');
const ONLY_LABELS = new RegExp(
  `^(?:${LABELS})( held| name| of (passing|study|graduation|service))?\\s*:?$`,
  'i',
);

/** Whether a line is a table's head: the names of its columns. */
export const isTableHead = (line: string): boolean => {
  const cells = line.split('\t');
  return cells.length > 1 && cells.every((cell) => ONLY_LABELS.test(cell.trim()));
};

/** Removes the full stop of a sentence, but not that of an abbreviation: "N.S.". */
export const withoutStop = (part: string) => part.replace(/(?<!\.\p{L}{1,3})\.$/u, '');

const BULLET = /^\s*[•·▪●◦○■*–—-]\s*/;
export const isBullet = (line: string) => BULLET.test(line);
export const withoutBullet = (line: string) => line.replace(BULLET, '').trim();

const ROLE =
  /\b(teacher|head ?teacher|head of|coordinator|co-ordinator|principal|tutor|lecturer|instructor|teaching assistant|learning assistant|language assistant|counsell?or|librarian|dean|director|supervisor|professor|educator|headmaster|headmistress|vice[- ]principal|deputy head|SENCO|trainer|homeroom|faculty member|house ?master|boarding master|house ?parent|officer|technician|manager|administrator|teacher aide|(teacher|classroom|education)['’]?s? assistant|TGT|PGT|PRT)\b/i;
const ARABIC_ROLE =
  /^(معلم|معلمة|معلّم|معلّمة|مدرس|مدرّس|مدرّسة|مشرف|مشرفة|مدير|مديرة|وكيل|وكيلة|محاضر|محاضرة|رئيس قسم|رئيسة قسم|منسق|منسقة|مرشد|مرشدة) /;
const PLACE =
  /\b(school|schools|academy|college|university|institute|institution|kindergarten|nursery|gymnasium|collegiate|polytechnic|universidad|faculty of|learning cent(re|er)|education cent(re|er)|conservatory|seminary|escuela|istituto|institut|accademia|schule|pre-?school|playschool|cr[eè]che|scoil|gaelscoil|vidyalaya|vidyashram|vidyapeeth|vidya mandir|N\.S\.|madrasah?)(?![\p{L}\p{N}])|(?<!\p{L})(lyc[ée]e|universit[àäéy]t?|universit[ée]|[ée]cole|col[ée]gio|coll[èe]ge|col[áa]iste|cr[èe]che|liceo|instituto|escola)(?!\p{L})|\bhigh$/iu;
const ARABIC_PLACE =
  /^(مدرسة|مدارس|جامعة|كلية|معهد|أكاديمية|اكاديمية|روضة|ثانوية|مجمع|الجامعة|المدرسة|الكلية|المعهد) /;

export const isRole = (text: string) => (ROLE.test(text) || ARABIC_ROLE.test(text)) && text.length <= 100;
/** Phrases before a place's name that make it something else: a school's teacher, the head of a school. */
const OF_A_PLACE =
  /\b(teacher|principal|coordinator|co-ordinator|counsell?or|librarian|tutor|lecturer|instructor|assistant|leader|head|director|dean|supervisor|professor|officer|technician|manager|administrator)$|^(head|deputy head|director|dean|principal|vice[- ]principal) of\b/i;

/** "Various schools" is not a name, nor is one with unreadable letters. */
const UNNAMED =
  /^(various|several|different|many) |^(primary|secondary|elementary|middle|high|nursery) school$|^(school|schools|college|university|institut(e|ion)|academy|faculty|nursery|kindergarten)$|\b(and|of|for|the|&|de|du|des|rooms?|class|classes|section|phase|team)$|\ufffd/i;

export const isPlace = (text: string) =>
  (PLACE.test(text) || ARABIC_PLACE.test(text)) &&
  !OF_A_PLACE.test(text.trim()) &&
  !/^\p{Ll}/u.test(text) &&
  !UNNAMED.test(text) &&
  text.length <= 100 &&
  !/(?<!\b(?:St|Ste|Sr|Fr|Mt|Dr|Sec|\p{Lu}))[.!?]\s/u.test(text);

const SMALL = /^(of|in|en|et|as|a|an|on|by|from|and|for|the|at|de|la|le|du|des|del|di|to|with|or)$/i;
const ACRONYM =
  /^(PE|ICT|IT|IB|MYP|PYP|DP|IGCSE|GCSE|EAL|ESL|EFL|SEN|SENCO|STEM|EYFS|FS\d|KS\d|UAE|UK|USA|MA|MBA|BA|ELA|AP|II?I?|IV)$/;

/** Turns a text in capitals into normal spelling; an acronym stays as it is. */
export const normaliseCase = (text: string): string =>
  text !== text.toUpperCase() || text === text.toLowerCase()
    ? text
    : text
        .split(' ')
        .map((word, index) => {
          if (ACRONYM.test(word) || !/[AEIOUYÀ-Þ]/.test(word)) return word;
          if (index > 0 && SMALL.test(word)) return word.toLowerCase();
          return word.toLowerCase().replace(/(^|['’(-])\p{L}/gu, (start) => start.toUpperCase());
        })
        .join(' ');
