import { arabicNames, latinNames } from './names.ts';

export type Script = 'arabic' | 'latin';

const SCRIPTS: Record<Script, RegExp> = { arabic: /\p{Script=Arabic}/u, latin: /\p{Script=Latin}/u };

export const isIn = (script: Script, text: string) => SCRIPTS[script].test(text);

/** Returns a name as it is usually written in a script; empty if it has no letters of a known script. */
export function transliterate(text: string, script: Script): string {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (isIn(script, name)) return name;
  if (script === 'arabic') return isIn('latin', name) ? inArabic(name) : '';
  return isIn('arabic', name) ? inLatin(name) : '';
}

/** The longest matches first. A letter with a space before it stands at the start of a word, after it at the end. */
const TO_ARABIC = lettersOf(
  [
    ' ee:إي, ea:إي, ei:إي, ai:أي, ay:أي, au:أو, aa:آ, oo:أو, ou:أو, a:أ, e:إ, i:إ, o:أو, u:أ',
    ' kn:ن, wr:ر, mc:ماك,alk:وك,er :ر,ght:ت,tch:تش,mb :م,chr:كر',
    'ah :ة,aa :اء,ie :ي,ey :ي,ay :اي,ce :س,se :س,ne :ن,le :ل,re :ر,te :ت,de :د,e :',
    'sch:ش,sh:ش,kh:خ,gh:غ,th:ث,dh:ذ,ch:تش,ph:ف,ck:ك,qu:كو,ce:سي,ci:سي,cy:سي',
    'aa:ا,ee:ي,ea:ي,ei:ي,ie:ي,oo:و,ou:و,ow:او,au:او,aw:او,ai:اي,ay:اي,ia:يا,ya:يا,yo:يو,eo:يو',
    'a:ا,b:ب,c:ك,d:د,e:ي,f:ف,g:غ,h:ه,i:ي,j:ج,k:ك,l:ل,m:م,n:ن,o:و,p:ب,q:ق,r:ر,s:س,t:ت,u:و,v:ف,w:و,x:كس,y:ي,z:ز',
  ].join(),
);

function inArabic(name: string): string {
  const words = withoutMarks(name)
    .replace(/[’'`.]/g, '')
    .replace(/(^|\s)(al|el)[\s-]+/g, '$1$2-');
  return words.split(' ').map(arabicWord).join(' ');
}

function arabicWord(word: string): string {
  const known = arabicNames.get(word);
  if (known) return known;
  const article = /^(?:al|el)-/.exec(word)?.[0];
  if (article) return `ال${arabicWord(word.slice(article.length)).replace(/^ال/, '')}`;
  if (word.includes('-')) return word.split('-').map(arabicWord).join('-');
  // A doubled consonant is written once.
  return spelt(word.replace(/([b-df-hj-np-tv-z])\1/g, '$1'), TO_ARABIC);
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Letters = readonly (readonly [from: string, to: string])[];

function lettersOf(text: string): Letters {
  const pairs = text.split(',').map((pair) => {
    const [from = '', to = ''] = pair.split(':');
    return [from, to] as const;
  });
  return pairs.sort(([a], [b]) => b.length - a.length);
}

function spelt(word: string, letters: Letters): string {
  const whole = ` ${word} `;
  let text = '';
  for (let at = 1; at < whole.length - 1; ) {
    const match = letters.find(([from]) =>
      from.startsWith(' ') ? at === 1 && whole.startsWith(from, 0) : whole.startsWith(from, at),
    );
    text += match?.[1] ?? '';
    at += match?.[0].trim().length || 1;
  }
  return text;
}

const VOWELS: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ى: 'a',
  ة: 'a',
  ؤ: 'o',
  ئ: 'i',
};
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  lettersOf(
    'ب:b,ت:t,ث:th,ج:j,ح:h,خ:kh,د:d,ذ:dh,ر:r,ز:z,س:s,ش:sh,ص:s,ض:d,ط:t,ظ:z,غ:gh,ف:f,ق:q,ك:k,ل:l,م:m,ن:n,ه:h,پ:p,ڤ:v,گ:g,چ:ch',
  ),
);

/** Arabic does not write short vowels: between two consonants an "a", before the last an "i". */
function inLatin(name: string): string {
  const bare = name.replace(/[\u064b-\u0652\u0640]/g, '').replace(/(^|\s)ال(?=\S{2})/g, '$1ال ');
  return bare
    .split(' ')
    .map((word) => {
      const text = latinNames.get(word) ?? (word === 'ال' ? 'al' : latinWord(word));
      return text.charAt(0).toUpperCase() + text.slice(1);
    })
    .join(' ');
}

function latinWord(word: string): string {
  const letters = [...word];
  let text = '';
  let before: 'none' | 'vowel' | 'consonant' = 'none';
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1];
    const isBeforeVowel = next !== undefined && (next in VOWELS || next === 'و' || next === 'ي');
    const isGlide = (letter === 'و' || letter === 'ي') && (at === 0 || (before === 'vowel' && isBeforeVowel));
    const consonant = isGlide ? (letter === 'و' ? 'w' : 'y') : CONSONANTS[letter];
    if (consonant !== undefined) {
      if (before === 'consonant' && (at === 1 || next === undefined))
        text += at > 1 && /[aiou]/.test(text.at(-2) ?? '') && letters[at - 2]! in VOWELS ? 'i' : 'a';
      text += consonant;
      before = 'consonant';
    } else if (letter === 'ع' || letter === 'ء') {
      if (!isBeforeVowel && before !== 'vowel') text += 'a';
      before = 'vowel';
    } else {
      const vowel = VOWELS[letter] ?? (letter === 'و' ? 'ou' : letter === 'ي' ? 'i' : '');
      text += text.endsWith(vowel) ? '' : vowel;
      before = 'vowel';
    }
  }
  return text;
}
