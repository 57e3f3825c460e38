// Writes the papers of the demo's hires: `node scripts/node.mjs scripts/demo/write-documents.ts`. The results are
// committed under src/server/data/demo/documents.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printPdf } from '../../src/server/engine/pdf/print-pdf.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/server/data/demo/documents');

type Paper = { title: string; lead: string; text: string[] };

const PAPERS: Record<string, Paper> = {
  'sara-khalil-passport': {
    title: 'Copy of a passport',
    lead: 'The Hashemite Kingdom of Jordan',
    text: ['Surname: Khalil. Given name: Sara. Date of birth: 14 May 1990.', 'Valid until 11 March 2031.'],
  },
  'sara-khalil-degree': {
    title: 'Master of Mathematics Education',
    lead: 'University of Jordan, Faculty of Educational Sciences',
    text: [
      'The University certifies that Sara Khalil has completed the degree with distinction, on 30 June 2014.',
      'Attested by the Ministry of Foreign Affairs of the United Arab Emirates.',
    ],
  },
  'sara-khalil-good-conduct': {
    title: 'Certificate of good conduct',
    lead: 'Dubai Police, General Department of Criminal Investigation',
    text: ['Nothing is recorded against Sara Khalil, resident in Dubai.'],
  },
  'palm-valley-contract': {
    title: 'Contract of employment',
    lead: 'Palm Valley International School, Dubai',
    text: [
      'The school employs Sara Khalil as Mathematics Teacher for 24 months, with six months of probation.',
      'The salary is paid on the 25th of each month. Housing, flights and insurance are as in the offer.',
      'Either side may end the contract with 60 days of notice.',
    ],
  },
  'samir-nasser-letter': {
    title: 'Letter of recommendation',
    lead: 'Amman Academy',
    text: [
      'Sara Khalil taught mathematics to grades 6 to 10 from 2017 to 2021. Her classes asked more questions than any other, and answered most of them by themselves.',
      'We would take her back at any time.',
      'Samir Nasser, Principal',
    ],
  },
  'ahmed-farouk-passport': {
    title: 'Copy of a passport',
    lead: 'Arab Republic of Egypt',
    text: ['Surname: Farouk. Given name: Ahmed.', 'Valid until 2 September 2030.'],
  },
  'ahmed-farouk-degree': {
    title: 'Degree in Islamic Studies',
    lead: 'Verified by the Professional Verification of the Ministry of Human Resources',
    text: ['The degree of Ahmed Farouk is genuine, and fits the subject that he will teach.'],
  },
  'ahmed-farouk-experience': {
    title: 'Letter of experience',
    lead: 'Oasis School',
    text: ['Ahmed Farouk has taught Islamic Studies here since 20 August 2021, full time.'],
  },
  'ahmed-farouk-good-conduct': {
    title: 'Certificate without criminal record',
    lead: 'For a work visa',
    text: ['Nothing is recorded against Ahmed Farouk.'],
  },
  'ahmed-farouk-licence': {
    title: 'Professional licence',
    lead: 'Education and Training Evaluation Commission',
    text: ['Ahmed Farouk, practitioner, Islamic Studies. Valid for five years.'],
  },
  'ahmed-farouk-visa': {
    title: 'Work visa',
    lead: 'Kingdom of Saudi Arabia',
    text: ['Employer: Al Noor Academy, Riyadh. Occupation: teacher.'],
  },
  'ahmed-farouk-health': {
    title: 'Health certificate',
    lead: 'Approved medical centre',
    text: ['Ahmed Farouk is fit for the work of a teacher.'],
  },
  'al-noor-contract': {
    title: 'Contract of employment',
    lead: 'Al Noor Academy, Riyadh',
    text: [
      'The academy employs Ahmed Farouk as Teacher of Islamic Studies for 24 months.',
      'Either side may end the contract with 60 days of notice.',
    ],
  },
};

mkdirSync(FOLDER, { recursive: true });
for (const [name, { title, lead, text }] of Object.entries(PAPERS)) {
  const at = new Date('2026-11-01T08:00:00Z');
  const sections = [{ heading: 'Specimen of the demo', text }];
  const paper = { title, language: 'en', direction: 'ltr' as const, at, lead: [lead], sections, footer: '' };
  writeFileSync(join(FOLDER, `${name}.pdf`), await printPdf('demo', paper));
}
