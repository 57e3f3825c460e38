import { describe, expect, it } from 'vitest';
import { profileMatch } from './profile-match.ts';

type Row = [level: string | null, field: string | null];
type Case = [asked: string, held: string | null, rows?: Row[]];

const groundOf = ([asked, qualification, rows = []]: Case) =>
  profileMatch(
    {
      skills: [],
      years: null,
      qualification,
      educations: rows.map(([level, field]) => ({ level, field })),
      curricula: [],
      subjects: [],
      designation: null,
    },
    {
      skills: [],
      years: 0,
      qualification: asked,
      curriculum: { id: 1, name: 'IB' },
      subject: { id: 1, name: 'English' },
    },
  ).reasons.find(({ reason }) => reason === 'qualification')!.ground;

const MET: Case[] = [
  ['Degree', 'Master of Education'],
  ['Degree', 'B.Ed.'],
  ['Degree', 'MSc Physics'],
  ['Degree', 'PhD'],
  ['Degree', 'بكالوريوس'],
  ['Degree', 'Licence'],
  ['Degree', 'PGCE'],
  ['Degree', null, [["Bachelor's Degree", 'History']]],
  ["Bachelor's degree", 'Ph.D. in Chemistry'],
  ["Bachelor's degree", 'BA (Hons) English'],
  ['Bachelor’s', 'M. Ed.'],
  ["Bachelor's in Mathematics", 'MSc Mathematics'],
  ["Bachelor's in Mathematics", "Master's degree in Maths"],
  ["Bachelor's in Mathematics", 'Bachelor of Science, Mathematics'],
  ["Bachelor's in Mathematics", 'B.Sc.(Hons) Applied Mathematics'],
  ["Bachelor's in Mathematics", 'Master of Education', [["Bachelor's Degree", 'Mathematics']]],
  ["Bachelor's in Mathematics", "Bachelor's degree", [[null, 'Maths']]],
  ["Bachelor's in Mathematics", 'بكالوريوس في الرياضيات'],
  ["Bachelor's in Mathematics", 'Licence de mathématiques'],
  ["Bachelor's in Mathematics", 'PhD, M.Sc, B.Sc (Mathematics)'],
  ["Bachelor's in Mathematics", null, [["Master's Degree", 'MSc Pure Mathematics']]],
  ["Bachelor's in Mathematics or Physics", 'BSc Astrophysics'],
  ["Bachelor's in Mathematics or a related field", 'BEng Civil Engineering'],
  ["Bachelor's or Master's in English", 'BA English Literature'],
  ['BA English', 'Master of Arts in English Language'],
  ['Degree in Physical Education', 'BSc Sport Science'],
  ['Degree in PE', 'Bachelor of Physical Education'],
  ['Bachelor of Science in Mathematics', 'MA Mathematics'],
  ['Bachelor of Education', 'M.Ed Leadership'],
  ['Bachelor of Education', 'BSc Biology and PGCE'],
  ['Bachelor of Education or PGCE', 'BA History, PGCE'],
  ['PGCE', 'Master of Teaching'],
  ["Bachelor's in Mathematics and a PGCE", 'PGCE', [["Bachelor's Degree", 'Mathematics']]],
  ["Bachelor's degree in Science", 'MSc Physics'],
  ['Master of Education', 'Ed.D.'],
  ["Master's", 'ماجستير تربية'],
  ["Master's degree or higher", 'دكتوراه في الكيمياء'],
  ['بكالوريوس رياضيات', "Bachelor's in Mathematics"],
  ['شهادة جامعية', 'ليسانس آداب'],
  ['Diploma', "Bachelor's degree"],
  ['High school diploma', 'Associate Degree'],
  ['B.Ed./B.A.', 'BA Geography'],
  ['Computer Science degree', 'BTech Information Technology'],
  ['Minimum of a degree from a recognised university', 'M.Phil.'],
  ['Montessori', 'Montessori Diploma, BA'],
  ['Degree with QTS', 'BA Geography (QTS)'],
  ["Bachelor's in Maths, Physics or Chemistry", 'BSc Physics'],
  ["Bachelor's degree (Master's preferred)", 'B.A. History'],
  ["Bachelor's degree, Master's an advantage", 'B.A. History'],
  ['BA, BSc or B.Ed.', 'BSc Geography'],
  ["Bachelor's degree in Education or equivalent", 'M.Ed.'],
];

const NOT_MET: Case[] = [
  ["Master's degree", "Bachelor's degree"],
  ["Master's degree", 'BA (Hons) History'],
  ["Master's degree", 'بكالوريوس'],
  ['Master of Education', 'MSc Physics'],
  ['PhD', 'Master of Education'],
  ['Degree', 'High School Diploma'],
  ['Degree', 'Diploma in Teaching'],
  ['Degree', 'ثانوية عامة'],
  ['Degree', 'Baccalauréat'],
  ['Bachelor’s', 'HND Music'],
  ['PGCE', 'BSc Chemistry'],
  ["Bachelor's in Mathematics", 'BA History'],
  ["Bachelor's in Mathematics", 'BA English, A level Mathematics'],
  ["Bachelor's in Mathematics", 'BA English', [['High School Diploma', 'Mathematics']]],
  ["Master's in Mathematics", 'Master of Education, BSc Mathematics'],
  ["Master's", 'BSc Physics, currently pursuing a Masters'],
  ['Doctorate', 'MSc Physics, PhD candidate'],
  ["Bachelor's in Maths, Physics or Chemistry", 'BA History'],
  ["Master's (PhD preferred)", 'BA History'],
  ['Degree', 'Undergraduate student'],
  ['Bachelor in Aerospace Dynamics', 'BSc Physics'],
  ['Montessori Diploma', 'Master of Education'],
  ['Degree with QTS', 'BA Geography'],
  ['Degree', 'Teaching licence'],
];

describe('the qualification that a vacancy requires', () => {
  it.each(MET)('%s is met by %s %j', (...one) => {
    expect(groundOf(one)).toBe('fits');
  });

  it.each(NOT_MET)('%s is not met by %s %j', (...one) => {
    expect(groundOf(one)).toBe('falls_short');
  });

  it.each<Case>([
    ["Bachelor's in Mathematics", 'PhD'],
    ["Bachelor's in Mathematics", "Master's degree", [['High School Diploma', 'Mathematics']]],
    ['Degree', null],
    ['Degree', ' '],
  ])('%s is not answered by %s', (...one) => {
    expect(groundOf(one)).toBe('not_said');
  });

  it.each<Case>([
    ['None', 'BA'],
    ['-', null],
    ['N/A', 'PhD'],
  ])('%s requires nothing', (...one) => {
    expect(groundOf(one)).toBe('not_asked');
  });
});
