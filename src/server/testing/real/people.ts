/** Real-world names and addresses in six scripts: Latin, Arabic, Cyrillic, Han, Devanagari and Hangul. */
export type RealPerson = {
  /** What this person tests. */
  what: string;
  first_name: string;
  last_name: string;
  first_name_ar: string;
  last_name_ar: string;
  address: string;
  current_city?: string;
};

/** 80 letters; every part is a given name from Goa, Kerala or Portugal. */
const LONG_NAME = 'Maria Antonieta Joaquina Filomena Conceição Bernadette Philomina Sebastiana Rosa';

/** No city, no house number, no Latin letter: a form must not insist on any of them. */
const WITHOUT_CITY = 'Behind the old post office, second gate, ask for the teacher';
const ARABIC_ADDRESS = 'شارع الملك فهد، بجوار مسجد النور';

export const PEOPLE: readonly RealPerson[] = [
  {
    what: 'one-letter names',
    first_name: 'K',
    last_name: 'O',
    first_name_ar: 'ك',
    last_name_ar: 'و',
    address: 'P.O. Box 7',
  },
  {
    what: 'a two-letter surname',
    first_name: 'Minh Anh',
    last_name: 'Ng',
    first_name_ar: 'مين آن',
    last_name_ar: 'نغ',
    address: WITHOUT_CITY,
  },
  {
    what: 'a name of 80 letters',
    first_name: LONG_NAME,
    last_name: 'Fernandes-Albuquerque',
    first_name_ar: 'ماريا أنطونييتا',
    last_name_ar: 'فرنانديز',
    address: 'House No. 14/B, near St. Anthony’s Chapel',
    current_city: 'Abu Dhabi',
  },
  {
    what: 'apostrophes, a particle and an accent',
    first_name: 'Siobhán-Máire',
    last_name: "O'Brien de l’Église",
    first_name_ar: 'شيفون',
    last_name_ar: 'أوبراين',
    address: 'Flat 3, 12½ King’s Road',
    current_city: 'Doha',
  },
  {
    what: 'Arabic with vowel marks in every field',
    first_name: 'مُحَمَّد عبد الرَّحمن',
    last_name: 'آل سُعُود',
    first_name_ar: 'مُحَمَّد عبد الرَّحمن',
    last_name_ar: 'آل سُعُود',
    address: ARABIC_ADDRESS,
    current_city: 'الرياض',
  },
  {
    what: 'Cyrillic',
    first_name: 'Ёлкина-Щербакова',
    last_name: 'Їжакевич',
    first_name_ar: 'يولكينا',
    last_name_ar: 'يجاكيفيتش',
    address: 'ул. Ленина, д. 5, кв. 17',
    current_city: 'Дубай',
  },
  {
    what: 'Han with a character outside the basic plane',
    first_name: '𠮷',
    last_name: '王',
    first_name_ar: 'جي',
    last_name_ar: 'وانغ',
    address: '人民路88号',
  },
  {
    what: 'Devanagari with conjuncts',
    first_name: 'लक्ष्मी',
    last_name: 'श्रीवास्तव',
    first_name_ar: 'لاكشمي',
    last_name_ar: 'شريفاستاف',
    address: 'मकान नं. 12, गली नं. 3',
    current_city: 'Muscat',
  },
  {
    what: 'Hangul, two letters',
    first_name: '수빈',
    last_name: '이',
    first_name_ar: 'سوبين',
    last_name_ar: 'لي',
    address: '서울시 강남구 테헤란로 1',
    current_city: 'Kuwait City',
  },
  {
    what: 'decomposed accents',
    first_name: 'Zoe\u0308',
    last_name: 'Nguye\u0302\u0303n',
    first_name_ar: 'زوي',
    last_name_ar: 'نغوين',
    address: '7 Al Wasl Road',
    current_city: 'Dubai',
  },
];
