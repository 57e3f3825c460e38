// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/post-vacancy.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/school.json' with { type: 'json' };
import wizard2 from '../../schemas/wizards/vacancy.json' with { type: 'json' };
import action3 from '../../schemas/actions/log-out.json' with { type: 'json' };
import lookup4 from '../../schemas/lookups/candidate-roles.json' with { type: 'json' };
import lookup5 from '../../schemas/lookups/countries.json' with { type: 'json' };
import lookup6 from '../../schemas/lookups/curriculums.json' with { type: 'json' };
import lookup7 from '../../schemas/lookups/education-levels.json' with { type: 'json' };
import lookup8 from '../../schemas/lookups/experience-levels.json' with { type: 'json' };
import lookup9 from '../../schemas/lookups/question-types.json' with { type: 'json' };
import lookup10 from '../../schemas/lookups/rating-scales.json' with { type: 'json' };
import lookup11 from '../../schemas/lookups/skills.json' with { type: 'json' };
import lookup12 from '../../schemas/lookups/subjects.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {},
wizards: {
  vacancy: wizard2,
},
tables: {},
maps: {},
actions: {
  "log-out": action3,
},
lookups: {
  "candidate-roles": lookup4,
  countries: lookup5,
  curriculums: lookup6,
  "education-levels": lookup7,
  "experience-levels": lookup8,
  "question-types": lookup9,
  "rating-scales": lookup10,
  skills: lookup11,
  subjects: lookup12,
},
forms: {
  "vacancy/1-basic": () => import('../../generated/forms/vacancy/1-basic.js'),
  "vacancy/2-details": () => import('../../generated/forms/vacancy/2-details.js'),
  "vacancy/3-requirements": () => import('../../generated/forms/vacancy/3-requirements.js'),
  "vacancy/4-content": () => import('../../generated/forms/vacancy/4-content.js'),
  "vacancy/5-questions": () => import('../../generated/forms/vacancy/5-questions.js'),
},
labels: {},
blocks: [
  "review",
  "wizard"
],
};
