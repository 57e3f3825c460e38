import accreditation from '../../data/reference/accreditation.json' with { type: 'json' };
import benefits from '../../data/reference/benefits.json' with { type: 'json' };
import candidateRoles from '../../data/reference/candidate-roles.json' with { type: 'json' };
import certificateTypes from '../../data/reference/certificate-types.json' with { type: 'json' };
import curriculums from '../../data/reference/curriculums.json' with { type: 'json' };
import educationLevels from '../../data/reference/education-levels.json' with { type: 'json' };
import employmentTypes from '../../data/reference/employment-types.json' with { type: 'json' };
import facility from '../../data/reference/facility.json' with { type: 'json' };
import gradeLevels from '../../data/reference/grade-levels.json' with { type: 'json' };
import keyStrengths from '../../data/reference/key-strengths.json' with { type: 'json' };
import languageProficiencies from '../../data/reference/language-proficiencies.json' with { type: 'json' };
import locations from '../../data/reference/locations.json' with { type: 'json' };
import skills from '../../data/reference/skills.json' with { type: 'json' };
import deviceProgrammes from '../../data/reference/student-device-programs.json' with { type: 'json' };
import subjects from '../../data/reference/subjects.json' with { type: 'json' };
import workingDays from '../../data/reference/working-days.json' with { type: 'json' };
import type { LookupName } from './lookup-queries.ts';

/** The lists whose items are only a text, in display order. */
export const textLists: Partial<Record<LookupName, string[]>> = {
  curriculums: curriculums.items,
  subjects: subjects.items,
  'grade-levels': gradeLevels.items,
  'education-levels': educationLevels.items,
  'language-proficiencies': languageProficiencies.items,
  'certificate-types': certificateTypes.items,
  locations: locations.items,
  'employment-types': employmentTypes.items,
  'candidate-roles': candidateRoles.items,
  skills: skills.items,
  accreditation: accreditation.items,
  facility: facility.items,
  'student-device-programs': deviceProgrammes.items,
  'working-days': workingDays.items,
  benefits: benefits.items,
  'key-strengths': keyStrengths.items,
};
