// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/school-application.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/school.json' with { type: 'json' };
import part2 from '../../schemas/parts/answer.json' with { type: 'json' };
import part3 from '../../schemas/parts/candidate-document.json' with { type: 'json' };
import part4 from '../../schemas/parts/candidate-profile.json' with { type: 'json' };
import part5 from '../../schemas/parts/status-change.json' with { type: 'json' };
import map6 from '../../schemas/maps/application-status.json' with { type: 'json' };
import map7 from '../../schemas/maps/match-score.json' with { type: 'json' };
import action8 from '../../schemas/actions/change-status.json' with { type: 'json' };
import action9 from '../../schemas/actions/log-out.json' with { type: 'json' };
import lookup10 from '../../schemas/lookups/certificate-types.json' with { type: 'json' };
import lookup11 from '../../schemas/lookups/countries.json' with { type: 'json' };
import lookup12 from '../../schemas/lookups/curriculums.json' with { type: 'json' };
import lookup13 from '../../schemas/lookups/education-levels.json' with { type: 'json' };
import lookup14 from '../../schemas/lookups/employment-types.json' with { type: 'json' };
import lookup15 from '../../schemas/lookups/language-proficiencies.json' with { type: 'json' };
import lookup16 from '../../schemas/lookups/languages.json' with { type: 'json' };
import lookup17 from '../../schemas/lookups/locations.json' with { type: 'json' };
import lookup18 from '../../schemas/lookups/subjects.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {
  answer: part2,
  "candidate-document": part3,
  "candidate-profile": part4,
  "status-change": part5,
},
wizards: {},
tables: {},
maps: {
  "application-status": map6,
  "match-score": map7,
},
actions: {
  "change-status": action8,
  "log-out": action9,
},
lookups: {
  "certificate-types": lookup10,
  countries: lookup11,
  curriculums: lookup12,
  "education-levels": lookup13,
  "employment-types": lookup14,
  "language-proficiencies": lookup15,
  languages: lookup16,
  locations: lookup17,
  subjects: lookup18,
},
forms: {
  "application/status": () => import('../../generated/forms/application/status.js'),
},
labels: {
  "item.ced_level": {
    "lookup": "education-levels"
  },
  "item.cert_type_id": {
    "lookup": "certificate-types"
  },
  "item.country_id": {
    "lookup": "countries"
  },
  "item.curriculum_id": {
    "lookup": "curriculums"
  },
  "item.employmenttype_id": {
    "lookup": "employment-types"
  },
  "item.gender": {
    "labels": {
      "M": "Male",
      "F": "Female"
    }
  },
  "item.lang_id": {
    "lookup": "languages"
  },
  "item.lang_proficiency_id": {
    "lookup": "language-proficiencies"
  },
  "item.marital_status": {
    "labels": {
      "0": "Single",
      "1": "Married"
    }
  },
  "item.preferred_locations": {
    "lookup": "locations"
  },
  "item.subject_id": {
    "lookup": "subjects"
  }
},
blocks: [
  "actions",
  "detail",
  "form",
  "header",
  "list",
  "section",
  "text",
  "timeline",
  "use"
],
};
