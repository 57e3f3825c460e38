import type { Look } from './portraits.ts';

/** An invented teacher. Names of reference items stand in for their ids. */
export type DemoCandidate = {
  name: [first: string, last: string];
  arabic: [first: string, last: string];
  gender: 'M' | 'F';
  born: string;
  from: string;
  lives: [country: string, city: string];
  designation: string;
  subject: string;
  curriculum: string;
  years: number;
  degree: [level: string, major: string, university: string, year: number, gpa: number];
  certificate: [type: string, issuer: string] | null;
  schools: string[];
  skills: string[];
  speaks: [language: string, level: string][];
  wants: string[];
  salary: number;
  bio: string;
  hair: Look['hair'] | null;
};

const UAE = 'United Arab Emirates';
const KSA = 'Saudi Arabia';
const NATIVE = 'Native';
const C1 = 'C1 - Advanced';
const C2 = 'C2 - Proficient';
const B2 = 'B2 - Upper intermediate';
const DUBAI = 'Dubai, United Arab Emirates';
const ABU_DHABI = 'Abu Dhabi, United Arab Emirates';
const RIYADH = 'Riyadh, Saudi Arabia';
const DOHA = 'Doha, Qatar';
const ANYWHERE = 'Anywhere in the Gulf';
const BACHELOR = "Bachelor's Degree";
const MASTER = "Master's Degree";

type Person = Pick<DemoCandidate, 'name' | 'arabic' | 'gender' | 'born' | 'from' | 'lives' | 'hair'>;
type Work = Pick<DemoCandidate, 'designation' | 'subject' | 'curriculum' | 'years' | 'schools' | 'skills'>;
type Study = Pick<DemoCandidate, 'degree' | 'certificate'>;
type Wish = Pick<DemoCandidate, 'speaks' | 'wants' | 'salary' | 'bio'>;

const one = (person: Person, work: Work, study: Study, wish: Wish): DemoCandidate => ({
  ...person,
  ...work,
  ...study,
  ...wish,
});

export const demoCandidates: DemoCandidate[] = [
  one(
    {
      name: ['Sara', 'Khalil'],
      arabic: ['سارة', 'خليل'],
      gender: 'F',
      born: '1990-05-14',
      from: 'Jordan',
      lives: [UAE, 'Dubai'],
      hair: 'long',
    },
    {
      designation: 'Mathematics Teacher',
      subject: 'Mathematics',
      curriculum: 'IB',
      years: 9,
      schools: ['Amman Academy', 'Green Dunes School'],
      skills: ['IB Diploma Programme', 'Differentiated instruction', 'Exam preparation'],
    },
    {
      degree: [MASTER, 'Mathematics Education', 'University of Jordan', 2014, 3.8],
      certificate: ['IB Certificate in Teaching and Learning', 'University of Bath'],
    },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['English', C2],
      ],
      wants: [DUBAI, ABU_DHABI],
      salary: 216000,
      bio: 'I teach mathematics so that nobody is afraid of it. My students keep a diary of their best mistakes, and three of them study mathematics now.',
    },
  ),
  one(
    {
      name: ['Daniel', 'Hughes'],
      arabic: ['دانيال', 'هيوز'],
      gender: 'M',
      born: '1985-11-02',
      from: 'United Kingdom',
      lives: ['United Kingdom', 'Leeds'],
      hair: 'short',
    },
    {
      designation: 'Head of Physics',
      subject: 'Physics',
      curriculum: 'British',
      years: 14,
      schools: ['Moorside Grammar School', 'St Aidan College'],
      skills: ['A Level', 'Laboratory safety', 'Team leadership'],
    },
    {
      degree: [MASTER, 'Physics', 'University of Sheffield', 2008, 3.6],
      certificate: ['Qualified Teacher Status (QTS)', 'Department for Education'],
    },
    {
      speaks: [
        ['English', NATIVE],
        ['French', B2],
      ],
      wants: [DUBAI, DOHA, RIYADH],
      salary: 252000,
      bio: 'Fourteen years of physics, seven of them leading a department of six. I believe in practical work every single week and in marking less but better.',
    },
  ),
  one(
    {
      name: ['Mariam', 'Al Balushi'],
      arabic: ['مريم', 'البلوشي'],
      gender: 'F',
      born: '1993-02-21',
      from: 'Oman',
      lives: ['Oman', 'Muscat'],
      hair: 'scarf',
    },
    {
      designation: 'Arabic Teacher',
      subject: 'Arabic',
      curriculum: 'British',
      years: 7,
      schools: ['Al Khuwair School', 'Muscat Garden School'],
      skills: ['Curriculum design', 'Phonics', 'Parent communication'],
    },
    {
      degree: [BACHELOR, 'Arabic Language and Literature', 'Sultan Qaboos University', 2015, 3.7],
      certificate: ['Teaching licence (UAE, TLS)', 'Ministry of Education'],
    },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['English', C1],
      ],
      wants: ['Muscat, Oman', DUBAI],
      salary: 144000,
      bio: 'I teach Arabic to native speakers and beginners in the same corridor and love the traffic between the two.',
    },
  ),
  one(
    {
      name: ['Omar', 'Haddad'],
      arabic: ['عمر', 'حداد'],
      gender: 'M',
      born: '1988-07-30',
      from: 'Lebanon',
      lives: [KSA, 'Riyadh'],
      hair: 'short',
    },
    {
      designation: 'Chemistry Teacher',
      subject: 'Chemistry',
      curriculum: 'American',
      years: 11,
      schools: ['Cedar High School', 'Najd International School'],
      skills: ['Advanced Placement', 'Laboratory safety', 'STEM'],
    },
    {
      degree: [MASTER, 'Chemistry', 'American University of Beirut', 2013, 3.5],
      certificate: ['Teaching licence (Saudi Arabia)', 'ETEC'],
    },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['English', C2],
        ['French', C1],
      ],
      wants: [RIYADH, 'Jeddah, Saudi Arabia'],
      salary: 186000,
      bio: 'AP Chemistry for six years with a pass rate above 90 percent. I run the science fair because someone has to, and because I like the smell.',
    },
  ),
  one(
    {
      name: ['Aoife', 'Brennan'],
      arabic: ['إيفا', 'برينان'],
      gender: 'F',
      born: '1995-09-09',
      from: 'Ireland',
      lives: ['Ireland', 'Cork'],
      hair: 'long',
    },
    {
      designation: 'Primary Teacher',
      subject: 'Homeroom (all subjects)',
      curriculum: 'British',
      years: 5,
      schools: ['Scoil Naomh Iosaf'],
      skills: ['Phonics', 'Guided reading', 'Classroom management'],
    },
    {
      degree: [BACHELOR, 'Primary Education', 'University College Cork', 2018, 3.6],
      certificate: ['PGCE', 'University of Limerick'],
    },
    {
      speaks: [
        ['English', NATIVE],
        ['Irish', C1],
      ],
      wants: [ABU_DHABI, DUBAI],
      salary: 150000,
      bio: 'Year 2 is my favourite year: they can read enough to be let loose and still believe in everything.',
    },
  ),
  one(
    {
      name: ['Rahul', 'Menon'],
      arabic: ['راهول', 'مينون'],
      gender: 'M',
      born: '1986-03-17',
      from: 'India',
      lives: ['Oman', 'Muscat'],
      hair: 'short',
    },
    {
      designation: 'Computer Science Teacher',
      subject: 'Computer Science',
      curriculum: 'Indian (CBSE)',
      years: 12,
      schools: ['Kochi Public School', 'Gulf Indian School'],
      skills: ['Coding', 'Robotics', 'Educational technology'],
    },
    {
      degree: [MASTER, 'Computer Applications', 'Cochin University of Science and Technology', 2010, 3.4],
      certificate: ['Google Certified Educator', 'Google for Education'],
    },
    {
      speaks: [
        ['Malayalam', NATIVE],
        ['English', C2],
        ['Hindi', C1],
      ],
      wants: ['Muscat, Oman', DUBAI, DOHA],
      salary: 138000,
      bio: 'From block programming in grade 4 to Python in grade 12. My robotics team came third at the regional championship, with a robot made of a wheelchair.',
    },
  ),
  one(
    {
      name: ['Layla', 'Mansour'],
      arabic: ['ليلى', 'منصور'],
      gender: 'F',
      born: '1991-12-05',
      from: 'Egypt',
      lives: ['Kuwait', 'Salmiya'],
      hair: 'bun',
    },
    {
      designation: 'Learning Support Teacher',
      subject: 'Special Educational Needs',
      curriculum: 'British',
      years: 8,
      schools: ['Cairo Community School', 'Bayan Gate School'],
      skills: ['Special educational needs', 'Behaviour management', 'Parent communication'],
    },
    {
      degree: [MASTER, 'Inclusive Education', 'Ain Shams University', 2016, 3.9],
      certificate: ['SENCO award', 'University of Exeter'],
    },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['English', C1],
      ],
      wants: ['Kuwait City, Kuwait', DOHA],
      salary: 168000,
      bio: 'I write plans that fit on one page, because a plan that nobody reads helps nobody.',
    },
  ),
  one(
    {
      name: ['Emily', 'Carter'],
      arabic: ['إيميلي', 'كارتر'],
      gender: 'F',
      born: '1987-04-26',
      from: 'United States',
      lives: ['Qatar', 'Doha'],
      hair: 'long',
    },
    {
      designation: 'English Teacher',
      subject: 'English',
      curriculum: 'American',
      years: 13,
      schools: ['Lincoln High School', 'Desert Rose School'],
      skills: ['Advanced Placement', 'Public speaking', 'Mentoring and coaching'],
    },
    {
      degree: [MASTER, 'English Literature', 'University of Michigan', 2011, 3.8],
      certificate: ['State teaching licence (USA)', 'Michigan Department of Education'],
    },
    {
      speaks: [
        ['English', NATIVE],
        ['Arabic', 'A2 - Elementary'],
      ],
      wants: [DOHA, DUBAI],
      salary: 204000,
      bio: 'I coach debate and read everything my students recommend. AP Literature and Language for eight years.',
    },
  ),
  one(
    {
      name: ['Yousef', 'Al Otaibi'],
      arabic: ['يوسف', 'العتيبي'],
      gender: 'M',
      born: '1983-08-12',
      from: KSA,
      lives: [KSA, 'Jeddah'],
      hair: 'short',
    },
    {
      designation: 'Vice Principal',
      subject: 'School Leadership',
      curriculum: 'American',
      years: 18,
      schools: ['Al Andalus School', 'Red Sea Schools', 'Hejaz Academy'],
      skills: ['Team leadership', 'School accreditation', 'Timetabling'],
    },
    {
      degree: ['Doctorate', 'Educational Leadership', 'King Abdulaziz University', 2018, 3.9],
      certificate: ['NPQ for Senior Leadership', 'University College London'],
    },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['English', C2],
      ],
      wants: ['Jeddah, Saudi Arabia', RIYADH],
      salary: 324000,
      bio: 'I led a school through two accreditations and one flood. Both taught me to publish plans early and to thank people late in the evening.',
    },
  ),
  one(
    {
      name: ['Fatima', 'Zahra'],
      arabic: ['فاطمة', 'الزهراء'],
      gender: 'F',
      born: '1994-10-19',
      from: 'Morocco',
      lives: [UAE, 'Sharjah'],
      hair: 'scarf',
    },
    {
      designation: 'French Teacher',
      subject: 'French',
      curriculum: 'French',
      years: 6,
      schools: ['Lycée Atlas', 'Sharjah Pearl School'],
      skills: ['Lesson planning', 'Inquiry-based learning', 'Drama production'],
    },
    {
      degree: [BACHELOR, 'French Studies', 'Mohammed V University', 2016, 3.5],
      certificate: ['TESOL', 'Trinity College London'],
    },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['French', C2],
        ['English', C1],
      ],
      wants: ['Sharjah, United Arab Emirates', DUBAI],
      salary: 132000,
      bio: 'A language is a place to go. We cook, sing and quarrel in French, and then we do the grammar.',
    },
  ),
  one(
    {
      name: ['Thabo', 'Nkosi'],
      arabic: ['ثابو', 'نكوسي'],
      gender: 'M',
      born: '1989-01-23',
      from: 'South Africa',
      lives: ['South Africa', 'Durban'],
      hair: 'short',
    },
    {
      designation: 'Physical Education Teacher',
      subject: 'Physical Education',
      curriculum: 'Cambridge',
      years: 10,
      schools: ['Umhlanga College', 'Hillcrest School'],
      skills: ['Sports coaching', 'Safeguarding', 'Team leadership'],
    },
    {
      degree: [BACHELOR, 'Sport Science', 'University of KwaZulu-Natal', 2012, 3.3],
      certificate: ['Paediatric first aid', 'Red Cross'],
    },
    {
      speaks: [
        ['English', C2],
        ['Zulu', NATIVE],
      ],
      wants: [ANYWHERE],
      salary: 144000,
      bio: 'Swimming, athletics, and a morning club for those who say they hate sports. They come because there is breakfast.',
    },
  ),
  one(
    {
      name: ['Hana', 'Suzuki'],
      arabic: ['هانا', 'سوزوكي'],
      gender: 'F',
      born: '1992-06-08',
      from: 'Japan',
      lives: ['Bahrain', 'Manama'],
      hair: 'bun',
    },
    {
      designation: 'Art Teacher',
      subject: 'Art and Design',
      curriculum: 'IB',
      years: 8,
      schools: ['Yokohama International School', 'Bay Area School'],
      skills: ['IB Middle Years Programme', 'Project-based learning', 'Curriculum design'],
    },
    {
      degree: [MASTER, 'Fine Arts', 'Tama Art University', 2016, 3.7],
      certificate: ['IB category workshop', 'International Baccalaureate'],
    },
    {
      speaks: [
        ['Japanese', NATIVE],
        ['English', C1],
      ],
      wants: ['Manama, Bahrain', DUBAI],
      salary: 156000,
      bio: 'My classroom has more string than paper. Students exhibit twice a year, in public, with prices.',
    },
  ),
  one(
    {
      name: ['Khalid', 'Rahman'],
      arabic: ['خالد', 'رحمن'],
      gender: 'M',
      born: '1984-02-11',
      from: 'Pakistan',
      lives: [KSA, 'Dammam'],
      hair: 'short',
    },
    {
      designation: 'Mathematics Teacher',
      subject: 'Mathematics',
      curriculum: 'Cambridge',
      years: 15,
      schools: ['Lahore Model School', 'Eastern Star School'],
      skills: ['IGCSE', 'A Level', 'Exam preparation'],
    },
    {
      degree: [MASTER, 'Applied Mathematics', 'University of the Punjab', 2007, 3.6],
      certificate: ['Cambridge Professional Development Qualification', 'Cambridge International'],
    },
    {
      speaks: [
        ['Urdu', NATIVE],
        ['English', C2],
        ['Arabic', B2],
      ],
      wants: ['Eastern Province, Saudi Arabia', RIYADH],
      salary: 156000,
      bio: 'Fifteen years of IGCSE and A Level. I write my own mock papers; students say they are harder than the real ones, which is the point.',
    },
  ),
  one(
    {
      name: ['Chloe', 'Martin'],
      arabic: ['كلوي', 'مارتان'],
      gender: 'F',
      born: '1996-12-28',
      from: 'Canada',
      lives: ['Canada', 'Ottawa'],
      hair: 'long',
    },
    {
      designation: 'Early Years Teacher',
      subject: 'Homeroom (all subjects)',
      curriculum: 'IB',
      years: 4,
      schools: ['Maple Hill School'],
      skills: ['Early childhood development', 'IB Primary Years Programme', 'Phonics'],
    },
    {
      degree: [BACHELOR, 'Early Childhood Education', 'University of Ottawa', 2019, 3.7],
      certificate: ['Provincial teaching certificate (Canada)', 'Ontario College of Teachers'],
    },
    {
      speaks: [
        ['English', NATIVE],
        ['French', C2],
      ],
      wants: [DUBAI, ABU_DHABI, DOHA],
      salary: 144000,
      bio: 'Mud kitchen, story table, long walks. I document play so that parents see what was learnt in it.',
    },
  ),
  one(
    {
      name: ['Ahmed', 'Farouk'],
      arabic: ['أحمد', 'فاروق'],
      gender: 'M',
      born: '1990-03-03',
      from: 'Egypt',
      lives: [UAE, 'Al Ain'],
      hair: null,
    },
    {
      designation: 'Islamic Studies Teacher',
      subject: 'Islamic Studies',
      curriculum: 'UAE Ministry of Education',
      years: 9,
      schools: ['Al Azhar Model School', 'Oasis School'],
      skills: ['Pastoral care', 'Classroom management', 'Public speaking'],
    },
    {
      degree: [BACHELOR, 'Islamic Studies', 'Al-Azhar University', 2012, 3.6],
      certificate: ['Teaching licence (UAE, TLS)', 'Ministry of Education'],
    },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['English', B2],
      ],
      wants: ['Al Ain, United Arab Emirates', 'Sharjah, United Arab Emirates'],
      salary: 126000,
      bio: 'I teach in Arabic and English, to Muslims from thirty countries, and learn something new in every discussion.',
    },
  ),
  one(
    {
      name: ['Priya', 'Nair'],
      arabic: ['بريا', 'ناير'],
      gender: 'F',
      born: '1988-09-15',
      from: 'India',
      lives: [UAE, 'Dubai'],
      hair: 'long',
    },
    {
      designation: 'Biology Teacher',
      subject: 'Biology',
      curriculum: 'British',
      years: 11,
      schools: ['Delhi Model School', 'Marina School'],
      skills: ['A Level', 'Laboratory safety', 'Assessment for learning'],
    },
    {
      degree: [MASTER, 'Biotechnology', 'University of Delhi', 2012, 3.8],
      certificate: ['PGCE', 'University of Sunderland'],
    },
    {
      speaks: [
        ['Hindi', NATIVE],
        ['English', C2],
      ],
      wants: [DUBAI, ABU_DHABI],
      salary: 174000,
      bio: 'Mangroves are my laboratory. Every Year 12 spends two days in them and comes back muddy and statistically significant.',
    },
  ),
  one(
    {
      name: ['Lucas', 'Oliveira'],
      arabic: ['لوكاس', 'أوليفيرا'],
      gender: 'M',
      born: '1991-05-31',
      from: 'Brazil',
      lives: ['Portugal', 'Lisbon'],
      hair: 'short',
    },
    {
      designation: 'Music Teacher',
      subject: 'Music',
      curriculum: 'IB',
      years: 7,
      schools: ['Lisbon Bridge School'],
      skills: ['Music performance', 'IB Middle Years Programme', 'Team leadership'],
    },
    {
      degree: [BACHELOR, 'Music Education', 'University of Lisbon', 2015, 3.5],
      certificate: ['IB category workshop', 'International Baccalaureate'],
    },
    {
      speaks: [
        ['Portuguese', NATIVE],
        ['English', C1],
        ['Spanish', C1],
      ],
      wants: [DUBAI, 'Manama, Bahrain'],
      salary: 150000,
      bio: 'Choir, percussion and a studio where students record what they would never sing on a stage.',
    },
  ),
  one(
    {
      name: ['Noura', 'Al Sabah'],
      arabic: ['نورة', 'الصباح'],
      gender: 'F',
      born: '1997-07-07',
      from: 'Kuwait',
      lives: ['Kuwait', 'Kuwait City'],
      hair: null,
    },
    {
      designation: 'Newly qualified Science Teacher',
      subject: 'Science',
      curriculum: 'American',
      years: 1,
      schools: ['Shuwaikh School'],
      skills: ['Inquiry-based learning', 'Lesson planning', 'STEM'],
    },
    { degree: [BACHELOR, 'Science Education', 'Kuwait University', 2021, 3.9], certificate: null },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['English', C1],
      ],
      wants: ['Kuwait City, Kuwait'],
      salary: 108000,
      bio: 'In my first year I learned more than my students did. I would like to keep that rate up.',
    },
  ),
  one(
    {
      name: ['Marek', 'Nowak'],
      arabic: ['ماريك', 'نوفاك'],
      gender: 'M',
      born: '1982-10-10',
      from: 'Poland',
      lives: [KSA, 'Al Khobar'],
      hair: 'short',
    },
    {
      designation: 'IB Coordinator',
      subject: 'Theory of Knowledge',
      curriculum: 'IB',
      years: 17,
      schools: ['Warsaw Lyceum', 'Nordic School', 'Coast Academy'],
      skills: ['IB Diploma Programme', 'School accreditation', 'Mentoring and coaching'],
    },
    {
      degree: [MASTER, 'Philosophy', 'University of Warsaw', 2006, 3.8],
      certificate: ['IB Certificate in Teaching and Learning', 'University of Melbourne'],
    },
    {
      speaks: [
        ['Polish', NATIVE],
        ['English', C2],
        ['German', B2],
      ],
      wants: [RIYADH, DOHA, DUBAI],
      salary: 288000,
      bio: 'Two schools through IB authorisation, and both still talk to me. I examine TOK essays in May and apologise in June.',
    },
  ),
  one(
    {
      name: ['Grace', 'Santos'],
      arabic: ['غريس', 'سانتوس'],
      gender: 'F',
      born: '1993-04-04',
      from: 'Philippines',
      lives: ['Qatar', 'Doha'],
      hair: 'bun',
    },
    {
      designation: 'Teaching Assistant',
      subject: 'Homeroom (all subjects)',
      curriculum: 'American',
      years: 6,
      schools: ['Manila Bay School', 'Doha Garden School'],
      skills: ['Classroom management', 'Early childhood development', 'Safeguarding'],
    },
    {
      degree: [BACHELOR, 'Elementary Education', 'University of the Philippines', 2015, 3.4],
      certificate: ['Child protection and safeguarding', 'NSPCC'],
    },
    {
      speaks: [
        ['Filipino', NATIVE],
        ['English', C2],
      ],
      wants: [DOHA, DUBAI],
      salary: 84000,
      bio: 'Six years beside wonderful teachers; ready for a class of my own, and happy to stay beside another one.',
    },
  ),
  one(
    {
      name: ['James', 'Okafor'],
      arabic: ['جيمس', 'أوكافور'],
      gender: 'M',
      born: '1987-08-22',
      from: 'Nigeria',
      lives: ['United Kingdom', 'Manchester'],
      hair: 'short',
    },
    {
      designation: 'Business and Economics Teacher',
      subject: 'Business Studies',
      curriculum: 'British',
      years: 10,
      schools: ['Trafford College', 'Northern Quarter School'],
      skills: ['A Level', 'Data-informed teaching', 'Public speaking'],
    },
    {
      degree: [MASTER, 'Economics', 'University of Lagos', 2011, 3.5],
      certificate: ['PGCE', 'Manchester Metropolitan University'],
    },
    {
      speaks: [
        ['English', NATIVE],
        ['Yoruba', C2],
      ],
      wants: [DUBAI, DOHA, 'Kuwait City, Kuwait'],
      salary: 192000,
      bio: 'My Year 10 ran a company that sold school honey. It paid a dividend of two jars.',
    },
  ),
  one(
    {
      name: ['Huda', 'Al Qahtani'],
      arabic: ['هدى', 'القحطاني'],
      gender: 'F',
      born: '1989-06-16',
      from: KSA,
      lives: [KSA, 'Riyadh'],
      hair: 'scarf',
    },
    {
      designation: 'School Counsellor',
      subject: 'Counselling and Wellbeing',
      curriculum: 'American',
      years: 9,
      schools: ['Olaya School', 'Diriyah Academy'],
      skills: ['Pastoral care', 'Safeguarding', 'Parent communication'],
    },
    {
      degree: [MASTER, 'School Counselling', 'King Saud University', 2015, 3.8],
      certificate: ['Child protection and safeguarding', 'Council of International Schools'],
    },
    {
      speaks: [
        ['Arabic', NATIVE],
        ['English', C1],
      ],
      wants: [RIYADH],
      salary: 168000,
      bio: 'An open door, a quiet room, and university guidance that starts with the question what would you do for free.',
    },
  ),
  one(
    {
      name: ['Anna', 'Petrova'],
      arabic: ['آنا', 'بيتروفا'],
      gender: 'F',
      born: '1990-01-12',
      from: 'Bulgaria',
      lives: [UAE, 'Abu Dhabi'],
      hair: 'long',
    },
    {
      designation: 'Geography Teacher',
      subject: 'Geography',
      curriculum: 'British',
      years: 8,
      schools: ['Sofia English School', 'Capital School'],
      skills: ['IGCSE', 'Project-based learning', 'Educational technology'],
    },
    {
      degree: [MASTER, 'Geography', 'Sofia University', 2014, 3.6],
      certificate: ['PGCE', 'University of Nottingham'],
    },
    {
      speaks: [
        ['Bulgarian', NATIVE],
        ['English', C2],
        ['Russian', C1],
      ],
      wants: [ABU_DHABI, DUBAI],
      salary: 162000,
      bio: 'Maps first, screens second, boots always. Field trips are the only homework I set in spring.',
    },
  ),
  one(
    {
      name: ['Ibrahim', 'Diallo'],
      arabic: ['إبراهيم', 'ديالو'],
      gender: 'M',
      born: '1992-11-11',
      from: 'Senegal',
      lives: ['France', 'Lyon'],
      hair: 'short',
    },
    {
      designation: 'French and History Teacher',
      subject: 'History',
      curriculum: 'French',
      years: 7,
      schools: ['Lycée du Rhône'],
      skills: ['Inquiry-based learning', 'Curriculum design', 'Assessment for learning'],
    },
    {
      degree: [MASTER, 'History', 'Lumière University Lyon 2', 2016, 3.4],
      certificate: ['Other', 'Académie de Lyon'],
    },
    {
      speaks: [
        ['French', NATIVE],
        ['English', C1],
        ['Arabic', 'B1 - Intermediate'],
      ],
      wants: [DOHA, ABU_DHABI],
      salary: 150000,
      bio: 'We read sources before summaries. Once a term my class runs a trial; last term the printing press was acquitted.',
    },
  ),
];
