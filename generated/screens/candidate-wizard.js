// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/candidate-wizard.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/setup.json' with { type: 'json' };
import wizard2 from '../../schemas/wizards/candidate-profile.json' with { type: 'json' };
import action3 from '../../schemas/actions/log-out.json' with { type: 'json' };
import lookup4 from '../../schemas/lookups/certificate-types.json' with { type: 'json' };
import lookup5 from '../../schemas/lookups/countries.json' with { type: 'json' };
import lookup6 from '../../schemas/lookups/curriculums.json' with { type: 'json' };
import lookup7 from '../../schemas/lookups/education-levels.json' with { type: 'json' };
import lookup8 from '../../schemas/lookups/employment-types.json' with { type: 'json' };
import lookup9 from '../../schemas/lookups/language-proficiencies.json' with { type: 'json' };
import lookup10 from '../../schemas/lookups/languages.json' with { type: 'json' };
import lookup11 from '../../schemas/lookups/locations.json' with { type: 'json' };
import lookup12 from '../../schemas/lookups/skills.json' with { type: 'json' };
import lookup13 from '../../schemas/lookups/subjects.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {},
wizards: {
  "candidate-profile": wizard2,
},
tables: {},
maps: {},
actions: {
  "log-out": action3,
},
lookups: {
  "certificate-types": lookup4,
  countries: lookup5,
  curriculums: lookup6,
  "education-levels": lookup7,
  "employment-types": lookup8,
  "language-proficiencies": lookup9,
  languages: lookup10,
  locations: lookup11,
  skills: lookup12,
  subjects: lookup13,
},
forms: {
  "candidate/1-login": () => import('../../generated/forms/candidate/1-login.js'),
  "candidate/2-basic": () => import('../../generated/forms/candidate/2-basic.js'),
  "candidate/3-education": () => import('../../generated/forms/candidate/3-education.js'),
  "candidate/4-experience": () => import('../../generated/forms/candidate/4-experience.js'),
  "candidate/5-preferences": () => import('../../generated/forms/candidate/5-preferences.js'),
  "candidate/6-final": () => import('../../generated/forms/candidate/6-final.js'),
},
labels: {},
blocks: [
  "wizard"
],
};
