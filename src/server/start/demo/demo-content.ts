import candidates from '../../data/demo/candidates.json' with { type: 'json' };
import centres from '../../data/demo/centres.json' with { type: 'json' };
import hires from '../../data/demo/hires.json' with { type: 'json' };
import posts from '../../data/demo/posts.json' with { type: 'json' };
import questions from '../../data/demo/questions.json' with { type: 'json' };
import schools from '../../data/demo/schools.json' with { type: 'json' };
import team from '../../data/demo/team.json' with { type: 'json' };
import texts from '../../data/demo/texts.json' with { type: 'json' };

// Each JSON file's fields are described by the schema it names. Reference items are given by name instead of
// id.

/** An invented teacher. */
export type DemoCandidate = {
  email: string;
  first_name: string;
  last_name: string;
  first_name_ar: string;
  last_name_ar: string;
  gender: string;
  born: string;
  from: string;
  country: string;
  city: string;
  portrait?: string;
  cv: string;
  designation: string;
  subject: string;
  curriculum: string;
  years: number;
  schools: string[];
  skills: string[];
  degree: { level: string; major: string; university: string; year: number; gpa: number };
  certificate?: { type: string; issuer: string };
  languages: { language: string; level: string }[];
  wants: string[];
  salary: number;
  bio: string;
};

/** An invented school. */
export type DemoSchool = {
  email: string;
  name: string;
  logo: string;
  photos?: string[];
  type: string;
  founded: string;
  country: string;
  city: string;
  address: string;
  phone: string;
  curricula: string[];
  students: number;
  teachers: number;
  languages: string[];
  accreditation: string[];
  facilities: string[];
  benefits: string[];
  strengths: string[];
  currency: string;
  salary_from: number;
  salary_to: number;
  description: string;
  mission: string;
  values: string;
};

/** A vacancy without a school: each school that offers it uses the next title. */
export type DemoPost = {
  titles: string[];
  role: string;
  subject: string;
  level: string;
  experience: string;
  years: number;
  salary_from: number;
  salary_to: number;
  skills: string[];
  summary: string;
  duties: string[];
  wants: string[];
};

/** A vacancy's question to applicants. */
export type DemoQuestion = {
  question: string;
  type: string;
  required: number;
  options?: string[];
  scale?: string;
  /** Applicants' answers, for text questions. */
  answers?: string[];
};

/** An office of the marketplace. */
export type DemoCentre = {
  name: string;
  country: string;
  city: string;
  address: string;
  phone: string;
  email: string;
};

/** Texts that demo users write to each other. */
export type DemoTexts = {
  invitation_messages: (string | null)[];
  interviews: { kind: string; minutes: number; place?: string; link?: string; note?: string }[];
  shortlist_note: string;
  team_notes: string[];
  conversations: { school: string; candidate: string }[];
  review_comments: string[];
  candidate_notes: string[];
};

/** The first school's colleagues and its own records. */
export type DemoTeam = {
  colleagues: { name: string; email: string; team_role: string; has_joined: boolean }[];
  shortlists: { name: string; subjects: string[]; notes: (string | null)[] }[];
  message_templates: { name: string; text: string }[];
  draft: { title: string; curriculum: string };
};

/** A call of the API in the course of a hire. */
export type DemoStep = {
  /** How many days ago. */
  days: number;
  by: 'candidate' | 'school' | 'colleague' | 'referee';
  /** The operation. */
  does: string;
  /** Which referee, or which country, gap or employer of an item; without it, all. */
  about?: string;
  /** A file in `documents` that is sent along. */
  file?: string;
  /** Days count from today, as in "+30 days"; {owner} is the school's account. */
  body?: Record<string, unknown>;
};

/** An application that is told to its end. */
export type DemoHire = { school: string; vacancy: string; candidate: string; steps: DemoStep[] };

export const demoCandidates: readonly DemoCandidate[] = candidates.candidates;
export const demoSchools: readonly DemoSchool[] = schools.schools;
export const demoPosts: readonly DemoPost[] = posts.posts;
/** Sets of questions that vacancies use in turn. */
export const demoQuestions: readonly (readonly DemoQuestion[])[] = questions.sets;
export const demoCentres: readonly DemoCentre[] = centres.centres;
export const demoHires = hires.hires as readonly DemoHire[];
export const demoTeam: DemoTeam = team;
export const demoTexts: DemoTexts = texts;
