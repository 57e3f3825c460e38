/** What a post asks of a teacher, whichever school offers it. Names of reference items stand in for their ids. */
export type DemoPost = {
  /** Each school that offers it takes the next title. */
  titles: string[];
  role: string;
  subject: string;
  level: string;
  experience: string;
  years: number;
  /** SAR a year. */
  salary: [number, number];
  skills: string[];
  summary: string;
  duties: string[];
  wants: string[];
};

const BACHELOR = "Bachelor's Degree";
const MASTER = "Master's Degree";
const JUNIOR = 'Junior (1 to 2 years)';
const EXPERIENCED = 'Experienced (3 to 5 years)';
const SENIOR = 'Senior (6 to 10 years)';

export const demoPosts: DemoPost[] = [
  {
    titles: [
      'Mathematics Teacher, Years 9 to 13',
      'Mathematics Teacher',
      'Senior Mathematics Teacher',
      'Middle School Mathematics Teacher',
    ],
    role: 'Secondary Teacher',
    subject: 'Mathematics',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [54000, 84000],
    skills: ['Differentiated instruction', 'Exam preparation', 'Assessment for learning'],
    summary:
      'You teach five groups, from the first equation to the last examination, in a department that plans together.',
    duties: [
      'Teach 22 lessons a week to groups of at most 24',
      'Prepare two examination classes',
      'Run one problem-solving club a term',
    ],
    wants: [
      'A degree in mathematics or a neighbouring subject',
      'Three years in a secondary school',
      'Joy in wrong answers',
    ],
  },
  {
    titles: ['Physics Teacher', 'Physics Teacher, IGCSE and A Level', 'Teacher of Physics and Science'],
    role: 'Secondary Teacher',
    subject: 'Physics',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 4,
    salary: [57000, 87000],
    skills: ['Laboratory safety', 'A Level', 'STEM'],
    summary:
      'Two laboratories, one technician, and students who ask why: physics is the most chosen science here.',
    duties: [
      'Teach physics from Year 9 upwards',
      'Plan one practical lesson a week with the technician',
      'Lead the engineering club',
    ],
    wants: [
      'A degree in physics or engineering',
      'Experience with external examinations',
      'A teaching qualification',
    ],
  },
  {
    titles: ['Chemistry Teacher', 'Chemistry Teacher, AP', 'Teacher of Chemistry'],
    role: 'Secondary Teacher',
    subject: 'Chemistry',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [54000, 82000],
    skills: ['Laboratory safety', 'Advanced Placement', 'Inquiry-based learning'],
    summary:
      'We look for a chemist who would rather show than tell, and who leaves the laboratory as it was.',
    duties: [
      'Teach chemistry to grades 9 to 12',
      'Keep the inventory of chemicals',
      'Coach two teams for the science fair',
    ],
    wants: ['A degree in chemistry', 'Knowledge of laboratory safety', 'Good English, spoken and written'],
  },
  {
    titles: ['Biology Teacher', 'Biology Teacher, Sixth Form'],
    role: 'Secondary Teacher',
    subject: 'Biology',
    level: MASTER,
    experience: SENIOR,
    years: 6,
    salary: [60000, 90000],
    skills: ['A Level', 'Laboratory safety', 'Data-informed teaching'],
    summary: 'You take over two examination groups and the field course, the best-loved week of the year.',
    duties: [
      'Teach biology up to university entrance',
      'Lead the annual field course',
      'Mentor one newly qualified colleague',
    ],
    wants: ['A master’s degree in a life science', 'Six years of teaching', 'Readiness to get wet feet'],
  },
  {
    titles: [
      'Primary Class Teacher',
      'Year 2 Class Teacher',
      'Year 5 Class Teacher',
      'Grade 3 Homeroom Teacher',
      'Grade 1 Homeroom Teacher',
    ],
    role: 'Primary Teacher',
    subject: 'Homeroom (all subjects)',
    level: BACHELOR,
    experience: JUNIOR,
    years: 2,
    salary: [48000, 72000],
    skills: ['Phonics', 'Classroom management', 'Parent communication'],
    summary:
      'A class of your own, a co-teacher in the mornings, and a parallel class next door to plan with.',
    duties: [
      'Teach all core subjects to one class',
      'Write reports that parents understand',
      'Take part in weekly planning',
    ],
    wants: [
      'A degree in primary education',
      'Two years with a class of your own',
      'Warmth and order, in that order',
    ],
  },
  {
    titles: ['Early Years Teacher', 'KG2 Teacher', 'Nursery Lead'],
    role: 'Early Years Teacher',
    subject: 'Homeroom (all subjects)',
    level: BACHELOR,
    experience: JUNIOR,
    years: 1,
    salary: [45000, 66000],
    skills: ['Early childhood development', 'Phonics', 'Safeguarding'],
    summary: 'Our youngest learn by playing. You arrange the room, the day and yourself so that they can.',
    duties: [
      'Lead a group of 18 children with an assistant',
      'Observe and document learning',
      'Meet every family twice a year',
    ],
    wants: [
      'A degree in early childhood education',
      'Knowledge of phonics',
      'Paediatric first aid or readiness to learn it',
    ],
  },
  {
    titles: ['English Teacher', 'English Language and Literature Teacher', 'Secondary English Teacher'],
    role: 'Secondary Teacher',
    subject: 'English',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 4,
    salary: [54000, 84000],
    skills: ['Public speaking', 'Assessment for learning', 'Drama production'],
    summary: 'Eight colleagues, a well-used book room and a debate society that fills the hall.',
    duties: [
      'Teach language and literature to four groups',
      'Prepare students for external examinations',
      'Edit the school magazine with them',
    ],
    wants: [
      'A degree in English',
      'Four years in a secondary school',
      'A native or near-native command of English',
    ],
  },
  {
    titles: ['English as an Additional Language Teacher', 'EAL Specialist'],
    role: 'Specialist Teacher',
    subject: 'English as an Additional Language',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [48000, 72000],
    skills: ['English language support', 'Differentiated instruction'],
    summary: 'Half of our students speak another language at home. You make that an advantage.',
    duties: [
      'Support groups in class and apart',
      'Advise colleagues on language in every subject',
      'Assess new students',
    ],
    wants: ['CELTA, DELTA or the like', 'Three years of EAL in schools'],
  },
  {
    titles: ['Arabic Teacher', 'Teacher of Arabic as an Additional Language', 'Arabic Teacher, Secondary'],
    role: 'Subject Teacher',
    subject: 'Arabic',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [42000, 66000],
    skills: ['Curriculum design', 'Parent communication', 'Lesson planning'],
    summary:
      'Arabic is taught in four levels here, from first letters to literature, and is heard in the corridors.',
    duties: [
      'Teach two native and two beginners’ groups',
      'Plan the Arabic week',
      'Work with the ministry’s curriculum',
    ],
    wants: ['A degree in Arabic', 'A teaching licence or readiness to obtain it'],
  },
  {
    titles: ['Islamic Studies Teacher', 'Teacher of Islamic Studies'],
    role: 'Subject Teacher',
    subject: 'Islamic Studies',
    level: BACHELOR,
    experience: JUNIOR,
    years: 2,
    salary: [42000, 63000],
    skills: ['Pastoral care', 'Classroom management'],
    summary:
      'You teach in Arabic and English, and look after the prayer room and the questions that come up there.',
    duties: ['Teach grades 3 to 10', 'Prepare the programme of Ramadan'],
    wants: ['A degree in Islamic studies', 'Good Arabic and English'],
  },
  {
    titles: ['French Teacher', 'Teacher of French and Spanish'],
    role: 'Subject Teacher',
    subject: 'French',
    level: BACHELOR,
    experience: JUNIOR,
    years: 2,
    salary: [45000, 69000],
    skills: ['Lesson planning', 'Inquiry-based learning'],
    summary: 'French from Year 4, a partner school near Lyon, and a kitchen that you may use for lessons.',
    duties: ['Teach French to all levels', 'Lead the exchange in spring'],
    wants: ['A degree in French', 'Two years of teaching'],
  },
  {
    titles: ['Computer Science Teacher', 'Computer Science and Robotics Teacher', 'ICT Teacher'],
    role: 'Subject Teacher',
    subject: 'Computer Science',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 4,
    salary: [54000, 81000],
    skills: ['Coding', 'Robotics', 'Educational technology'],
    summary: 'From the first loop to a final project that somebody really uses.',
    duties: [
      'Teach computing from grade 4 upwards',
      'Coach the robotics team',
      'Advise colleagues on classroom technology',
    ],
    wants: ['A degree in computer science', 'Experience with Python and microcontrollers'],
  },
  {
    titles: ['Physical Education Teacher', 'Physical Education Teacher (Swimming)'],
    role: 'Specialist Teacher',
    subject: 'Physical Education',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [45000, 69000],
    skills: ['Sports coaching', 'Safeguarding'],
    summary: 'Everybody moves here every day, some of them without noticing. That is your doing.',
    duties: ['Teach physical education to all ages', 'Coach two teams', 'Organise the sports day'],
    wants: ['A degree in sport science', 'A life-saving certificate'],
  },
  {
    titles: ['Art Teacher', 'Art and Design Teacher'],
    role: 'Specialist Teacher',
    subject: 'Art and Design',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [45000, 69000],
    skills: ['Project-based learning', 'Curriculum design'],
    summary: 'A studio with north light and a kiln, and a director who buys one picture of every exhibition.',
    duties: ['Teach art from grade 5', 'Hang two exhibitions a year'],
    wants: ['A degree in art or design', 'A portfolio of your students’ work'],
  },
  {
    titles: ['Music Teacher', 'Teacher of Music and Drama'],
    role: 'Specialist Teacher',
    subject: 'Music',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [45000, 69000],
    skills: ['Music performance', 'Drama production'],
    summary: 'Choir, orchestra and one musical a year: the hall is booked for you on Mondays.',
    duties: ['Teach class music', 'Lead the choir', 'Produce the musical together with drama'],
    wants: ['A degree in music', 'Piano or guitar at accompanying level'],
  },
  {
    titles: ['Learning Support Teacher', 'SEN Specialist', 'Inclusion Teacher'],
    role: 'Learning Support Teacher',
    subject: 'Special Educational Needs',
    level: MASTER,
    experience: SENIOR,
    years: 5,
    salary: [57000, 84000],
    skills: ['Special educational needs', 'Behaviour management', 'Parent communication'],
    summary: 'You work in classrooms, not in a cupboard: co-teaching is the rule here.',
    duties: ['Write and review individual plans', 'Co-teach in mathematics and English', 'Advise families'],
    wants: ['A qualification in special education', 'Five years of experience'],
  },
  {
    titles: ['Head of Science', 'Head of Physics'],
    role: 'Head of Department',
    subject: 'Physics',
    level: MASTER,
    experience: SENIOR,
    years: 8,
    salary: [78000, 108000],
    skills: ['Team leadership', 'Laboratory safety', 'Data-informed teaching'],
    summary: 'A department of seven that likes each other looks for somebody to lead it.',
    duties: ['Lead a department of seven', 'Teach twelve lessons a week', 'Answer for results and budget'],
    wants: ['Eight years of teaching, two of them in charge', 'A master’s degree'],
  },
  {
    titles: ['IB Diploma Coordinator', 'IB Coordinator'],
    role: 'IB Coordinator',
    subject: 'Theory of Knowledge',
    level: MASTER,
    experience: 'Leadership',
    years: 8,
    salary: [84000, 120000],
    skills: ['IB Diploma Programme', 'School accreditation', 'Mentoring and coaching'],
    summary: 'You hold the diploma together: timetable, deadlines, essays, and the nerves of sixty families.',
    duties: [
      'Coordinate the Diploma Programme',
      'Teach Theory of Knowledge',
      'Prepare the next evaluation visit',
    ],
    wants: ['Five years in the IB', 'Experience as an examiner is welcome'],
  },
  {
    titles: ['School Counsellor', 'University and Careers Counsellor'],
    role: 'School Counsellor',
    subject: 'Counselling and Wellbeing',
    level: MASTER,
    experience: EXPERIENCED,
    years: 4,
    salary: [57000, 81000],
    skills: ['Pastoral care', 'Safeguarding', 'Parent communication'],
    summary: 'A quiet room with two doors, 400 students, and colleagues who know when to send them.',
    duties: ['Counsel students and families', 'Train colleagues in safeguarding', 'Lead university guidance'],
    wants: ['A master’s degree in counselling or psychology', 'Four years in schools'],
  },
  {
    titles: ['Vice Principal, Primary', 'Assistant Principal'],
    role: 'Vice Principal',
    subject: 'School Leadership',
    level: MASTER,
    experience: 'Leadership',
    years: 10,
    salary: [108000, 150000],
    skills: ['Team leadership', 'Timetabling', 'School inspection'],
    summary: 'You run the day so that the principal can think about the year.',
    duties: ['Lead 60 teachers', 'Own the timetable', 'Stand at the gate every morning'],
    wants: ['Ten years in schools, three in leadership', 'An inspection lived through in charge'],
  },
  {
    titles: ['Geography Teacher', 'History Teacher', 'Humanities Teacher'],
    role: 'Secondary Teacher',
    subject: 'Geography',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [51000, 78000],
    skills: ['Project-based learning', 'IGCSE', 'Educational technology'],
    summary:
      'Humanities are taught as questions here: why is the city where it is, and who was there before?',
    duties: ['Teach Years 7 to 11', 'Plan two field trips a year'],
    wants: ['A degree in geography or history', 'Three years of teaching'],
  },
  {
    titles: ['Business and Economics Teacher', 'Economics Teacher'],
    role: 'Secondary Teacher',
    subject: 'Business Studies',
    level: BACHELOR,
    experience: EXPERIENCED,
    years: 3,
    salary: [54000, 81000],
    skills: ['A Level', 'Public speaking'],
    summary: 'Your students found companies, and some of them survive the summer.',
    duties: ['Teach business and economics to Years 10 to 13', 'Lead the young enterprise scheme'],
    wants: ['A degree in economics or business', 'Some years outside school are welcome'],
  },
];

export type DemoQuestion = {
  question: string;
  type: string;
  required: 0 | 1;
  options?: string[];
  scale?: string;
};

/** Sets of questions that schools ask; between them every type occurs. */
export const demoQuestions: DemoQuestion[][] = [
  [
    { question: 'Why would you like to work at our school?', type: 'descriptive', required: 1 },
    { question: 'When could you start?', type: 'date', required: 1 },
    { question: 'How many people would move with you?', type: 'number', required: 0 },
  ],
  [
    {
      question: 'Which phase do you prefer?',
      type: 'option_select',
      required: 1,
      options: ['Primary', 'Middle school', 'Secondary'],
    },
    {
      question: 'Which clubs could you lead?',
      type: 'multi_select',
      required: 1,
      options: ['Sports', 'Music', 'Chess', 'Coding', 'Debate'],
    },
    {
      question: 'Do you hold a valid teaching licence?',
      type: 'radio',
      required: 1,
      options: ['Yes', 'No', 'In progress'],
    },
  ],
  [
    {
      question: 'How confident are you in these?',
      type: 'rating_scale',
      required: 1,
      scale: 'Confidence',
      options: ['Classroom management', 'Differentiation', 'Work with parents'],
    },
    { question: 'A lesson you are proud of, in one sentence', type: 'short_text', required: 1 },
  ],
  [],
  [
    {
      question: 'Tell us about a child who was hard to reach, and what you tried.',
      type: 'descriptive',
      required: 1,
    },
    { question: 'Your subject in three words', type: 'short_text', required: 0 },
    {
      question: 'How do you see these sentences?',
      type: 'rating_scale',
      required: 0,
      scale: 'Agreement',
      options: ['Homework helps', 'Phones belong in class', 'Parents are partners'],
    },
  ],
];
