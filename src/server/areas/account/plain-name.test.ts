import { expect, it } from 'vitest';
import { plainName, plainSchoolName } from './plain-name.ts';

it.each([
  'Sara Khalil',
  'Siobhán O’Byrne-Ní Dhomhnaill',
  "Sara O'Neill",
  'J. K. Rowling',
  'J.K. Rowling',
  'Dr. Wu',
  'سارة خليل',
  'मीरा शर्मा',
  '李 明',
  'Ng',
])('accepts %s as a plain name', (name) => {
  expect(plainName(name)).toBe(name);
});

it.each([
  'You won! Claim at https://evil.example',
  'Claim at evil.example',
  'Claim at evil . example/x',
  'evil．example',
  'bit.ly',
  'Call 0501234567',
  'Sara 2',
  'sara@example.com',
  'Sara\nKhalil',
  'Sara \u202emoc',
  'You have won a very large prize so claim now',
  '',
])('rejects %j as a plain name', (name) => {
  expect(plainName(name)).toBeNull();
});

it.each([
  'St. Mary’s Catholic High School, Dubai',
  'International School No. 21 (Al Barsha)',
  'Al Waha & Sons – Riyadh',
  'مدرسة الواحة',
  'St. भारती विद्यालय',
])('accepts %s as a school’s plain name', (name) => {
  expect(plainSchoolName(name)).toBe(name);
});

it.each([
  'You won! Claim at www.evil.example',
  'School evil.example',
  'भारती.example',
  'School e\u0301vil\u0301.example',
  'Call 050 123 4567',
  'Prizes: claim yours',
  'School\r\nBcc: all',
  'x'.repeat(81),
])('rejects %j as a school’s plain name', (name) => {
  expect(plainSchoolName(name)).toBeNull();
});
