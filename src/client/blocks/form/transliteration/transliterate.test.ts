import { expect, it } from 'vitest';
import { transliterate } from './transliterate.ts';

it.each([
  ['Layla', 'ليلى'],
  ['MOHAMED', 'محمد'],
  ['Al Mansouri', 'المنصوري'],
  ['Al-Haddad', 'الحداد'],
  ['Noor Al Huda', 'نور الهدى'],
  ['Okafor', 'أوكافور'],
  ['Patel', 'باتيل'],
  ["O'Brien", 'أوبرين'],
  ['José García', 'خوسيه غارسيا'],
  ['Rashid', 'رشيد'],
  ['Khadra', 'خادرا'],
  ['Rachel Walker', 'راشيل ووكر'],
  ['Knox', 'نوكس'],
  ['Wren', 'رين'],
  ['Chalk', 'تشوك'],
  ['Christie', 'كريستي'],
  ['Porter', 'بورتر'],
  ['Hitchcock', 'هيتشكوك'],
  ['Lamb', 'لام'],
  ['', ''],
  ['李', ''],
])('offers %s in Arabic letters as %s', (name, arabic) => {
  expect(transliterate(name, 'arabic')).toBe(arabic);
});

it.each([
  ['ليلى', 'Layla'],
  ['كريم', 'Karim'],
  ['ماجد', 'Majid'],
  ['المنصوري', 'Al Mansouri'],
  ['سمير', 'Samir'],
  ['عبدالله', 'Abdullah'],
  ['مُحَمَّد', 'Mohammed'],
])('offers %s in Latin letters as %s', (name, latin) => {
  expect(transliterate(name, 'latin')).toBe(latin);
});

it('offers a name that is in the script already as it is', () => {
  expect(transliterate(' ليلى ', 'arabic')).toBe('ليلى');
  expect(transliterate('Layla', 'latin')).toBe('Layla');
});
