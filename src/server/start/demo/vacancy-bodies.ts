import type { Fields } from '../../engine/db/record.ts';
import {
  type DemoPost,
  type DemoQuestion,
  type DemoSchool,
  demoPosts,
  demoQuestions,
  demoSchools,
} from './demo-content.ts';
import type { Randomness } from './randomness.ts';
import type { IdOf } from './reference-ids.ts';

/** A school's vacancy; days are relative to the time of loading, negative in the past. */
export type DemoVacancy = {
  /** Index in `demoSchools`. */
  school: number;
  subject: string;
  posted: number;
  deadline: number;
  isClosed: boolean;
  /** Whether it appears in search. */
  isListed: boolean;
  body: (idOf: IdOf, deadline: string) => Fields;
};

/** The number of vacancies per school; most for the first, whose dashboard visitors see first. */
const POSTS_OF = [12, 8, 7, 7, 7, 6, 6, 6, 5, 4];
const DAYS_LISTED = 75;

/** Distributes the vacancies so that no school offers the same one twice. */
export function demoVacancies(chance: Randomness): DemoVacancy[] {
  const offers = demoSchools.flatMap((school, index) =>
    Array.from({ length: POSTS_OF[index]! }, (_, turn) => {
      const place = (index * 5 + turn) % demoPosts.length;
      return { school, index, post: demoPosts[place]!, turn };
    }),
  );
  const used = new Map<DemoPost, number>();
  return offers.map(({ school, index, post, turn }, number) => {
    const count = used.get(post) ?? 0;
    used.set(post, count + 1);
    const hasExpired = number % 17 === 5;
    const posted = hasExpired ? -70 : -chance.between(1, DAYS_LISTED - 15);
    const isListed = number % 23 !== 11;
    const isHidden = number % 13 === 4;
    const raise = chance.between(0, 6) * 1000;
    return {
      school: index,
      subject: post.subject,
      posted,
      deadline: hasExpired ? -chance.between(2, 9) : chance.between(14, 120),
      isClosed: number % 19 === 7,
      isListed,
      body: (idOf, deadline) => ({
        ...bodyOf(post, post.titles[count % post.titles.length]!, school, idOf),
        application_deadline: deadline,
        salary_range_min: post.salary_from + raise,
        salary_range_max: post.salary_to + raise,
        show_salary_range: isHidden ? 0 : 1,
        display_vacancy_public: isListed ? 1 : 0,
        position_type: number % 9 === 6 ? 'part_time' : number % 11 === 3 ? 'contract' : 'full_time',
        application_questions: questionsOf(demoQuestions[turn % demoQuestions.length]!, idOf),
      }),
    };
  });
}

function bodyOf(post: DemoPost, title: string, school: DemoSchool, idOf: IdOf): Fields {
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return {
    vacancy_title: title,
    country_id: idOf('countries', school.country),
    city: school.city,
    candr_id: idOf('candidate-roles', post.role),
    ced_level: idOf('education-levels', post.level),
    subject_id: idOf('subjects', post.subject),
    curriculum_id: idOf('curriculums', school.curricula[title.length % school.curricula.length]!),
    skill_id: post.skills.map((skill) => idOf('skills', skill)),
    contract_duration: '2 years',
    expl_id: idOf('experience-levels', post.experience),
    minimum_experience: post.years,
    // Where a master's degree is required, a bachelor's is not enough; elsewhere any degree will do.
    required_qualification: post.level.startsWith('Master') ? post.level : 'Degree',
    job_description: `<p>${post.summary}</p><h3>What you will do</h3>${list(post.duties)}<p><strong>${school.name}</strong>: ${school.mission}</p>`,
    requirements: `<p>We look for:</p>${list(post.wants)}`,
    benefits: `<p>Beside your salary you receive:</p>${list(school.benefits)}`,
  };
}

function questionsOf(questions: readonly DemoQuestion[], idOf: IdOf): Fields[] {
  return questions.map(({ question, type, required, options, scale }) => ({
    question,
    question_type_id: idOf('question-types', type),
    is_required: required,
    ...(options && { options }),
    ...(scale && { rating_scale_id: idOf('rating-scales', scale) }),
  }));
}
