// Writes the demo people's CVs: `node scripts/node.mjs scripts/demo/write-cvs.ts`. Needs Chromium; the demo
// needs only the results under src/server/data/demo/cvs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { type DemoCandidate, demoCandidates, demoPosts } from '../../src/server/start/demo/demo-content.ts';
import { jobsOf } from '../../src/server/start/demo/profile-bodies.ts';
import { wordDocument } from '../../src/server/testing/real/cvs/make/word-document.ts';

const DEMO = resolve(import.meta.dirname, '../../src/server/data/demo');
/** A certificate in the forms, but a degree to its holder. */
const PGCE = 'PGCE';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

const STYLES = [
  'body{font:10.5pt/1.45 Carlito,sans-serif;color:#222}h1{font-size:24pt;margin:0;color:#1f4e5f}h2{font-size:12pt;color:#1f4e5f;border-bottom:1pt solid #1f4e5f;margin:16pt 0 6pt;text-transform:uppercase}',
  'body{font:11pt/1.4 "Liberation Serif",serif}h1{font-size:20pt;text-align:center;margin:0}h2{font-size:12.5pt;border-top:.6pt solid #555;padding-top:5pt;margin:14pt 0 5pt}.contact{text-align:center}',
  'body{font:10pt/1.5 "Liberation Sans",sans-serif;color:#333}h1{font-size:22pt;margin:0;color:#7a3b3b}h2{font-size:11pt;color:#7a3b3b;margin:16pt 0 5pt}',
];

/** What a teacher of this subject writes under a job. */
function dutiesOf({ subject, curriculum }: DemoCandidate, place: number): string[] {
  const own = demoPosts.filter((post) => post.subject === subject).flatMap(({ duties }) => duties);
  const usual = [
    `Taught five groups of up to 24 students in the ${curriculum} curriculum and reported to their families each term.`,
    'Planned units together with two colleagues and shared all materials with the department.',
    'Ran an afternoon club that grew from six students to more than twenty.',
    'Tracked progress every six weeks and gave extra lessons before the examinations.',
    'Led two parent evenings a year and a workshop for new colleagues.',
    'Accompanied a residential trip of 60 students each spring.',
  ];
  return [...own.slice(place * 2, place * 2 + 3), ...usual.slice(place * 2, place * 2 + 3)];
}

function bodyOf(person: DemoCandidate): string {
  const { degree, certificate } = person;
  const jobs = jobsOf(person).map(({ school, title, country, start, end }, place) => {
    const duties = dutiesOf(person, place).map((duty) => `<li>${duty}</li>`);
    return `<p><b>${title}</b></p><p>${school} | ${country} | ${monthOf(start)} – ${end ? monthOf(end) : 'Present'}</p><ul>${duties.join('')}</ul>`;
  });
  return `<h1>${person.first_name} ${person.last_name}</h1><p class="contact">${person.city}, ${person.country} | ${person.email}</p>
    <h2>Profile</h2><p>${person.bio}</p>
    <h2>Experience</h2>${jobs.join('')}
    <h2>Education</h2><p><b>${degree.level} in ${degree.major}</b> | ${degree.university} | ${degree.year}</p>
    ${certificate?.type === PGCE ? `<p><b>Postgraduate Certificate in Education (PGCE)</b> | ${certificate.issuer} | ${degree.year + 1}</p>` : ''}
    ${certificate && certificate.type !== PGCE ? `<h2>Certificates</h2><p>${certificate.type.replace('Other', 'Teaching certificate')} | ${certificate.issuer} | Sep ${degree.year + 1}</p>` : ''}
    <h2>Skills</h2><p>${person.skills.join(' | ')}</p>
    <h2>Languages</h2>${person.languages.map(({ language, level }) => `<p>${language}: ${level}</p>`).join('')}
    <h2>References</h2><p>Names and addresses of two heads of school follow on request.</p>`;
}

mkdirSync(join(DEMO, 'cvs'), { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium' });
const page = await browser.newPage();
for (const [at, person] of demoCandidates.entries()) {
  const body = bodyOf(person);
  const file = join(DEMO, 'cvs', person.cv);
  if (person.cv.endsWith('.docx')) {
    writeFileSync(file, wordDocument(`<!doctype html><body>${body}</body>`));
    continue;
  }
  const photo = person.portrait && at % 2 === 0 ? await photoOf(person.portrait) : '';
  await page.setContent(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${person.last_name}</title><style>@page{size:A4;margin:18mm}p{margin:0 0 4pt}ul{margin:0 0 8pt}img{float:right;width:30mm;height:36mm;object-fit:cover}${STYLES[at % STYLES.length]}</style>${photo}${body}</html>`,
  );
  await page.pdf({ path: file, preferCSSPageSize: true });
}
await browser.close();

async function photoOf(portrait: string): Promise<string> {
  const bytes = await sharp(join(DEMO, 'portraits', portrait))
    .autoOrient()
    .resize(600, 720)
    .jpeg({ quality: 85 })
    .toBuffer();
  return `<img alt="" src="data:image/jpeg;base64,${bytes.toString('base64')}">`;
}
