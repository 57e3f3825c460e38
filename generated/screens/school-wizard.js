// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/school-wizard.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/setup.json' with { type: 'json' };
import wizard2 from '../../schemas/wizards/school-profile.json' with { type: 'json' };
import action3 from '../../schemas/actions/log-out.json' with { type: 'json' };
import lookup4 from '../../schemas/lookups/accreditation.json' with { type: 'json' };
import lookup5 from '../../schemas/lookups/benefits.json' with { type: 'json' };
import lookup6 from '../../schemas/lookups/certificate-types.json' with { type: 'json' };
import lookup7 from '../../schemas/lookups/cities.json' with { type: 'json' };
import lookup8 from '../../schemas/lookups/countries.json' with { type: 'json' };
import lookup9 from '../../schemas/lookups/curriculums.json' with { type: 'json' };
import lookup10 from '../../schemas/lookups/education-levels.json' with { type: 'json' };
import lookup11 from '../../schemas/lookups/facility.json' with { type: 'json' };
import lookup12 from '../../schemas/lookups/grade-levels.json' with { type: 'json' };
import lookup13 from '../../schemas/lookups/key-strengths.json' with { type: 'json' };
import lookup14 from '../../schemas/lookups/languages.json' with { type: 'json' };
import lookup15 from '../../schemas/lookups/student-device-programs.json' with { type: 'json' };
import lookup16 from '../../schemas/lookups/working-days.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {},
wizards: {
  "school-profile": wizard2,
},
tables: {},
maps: {},
actions: {
  "log-out": action3,
},
lookups: {
  accreditation: lookup4,
  benefits: lookup5,
  "certificate-types": lookup6,
  cities: lookup7,
  countries: lookup8,
  curriculums: lookup9,
  "education-levels": lookup10,
  facility: lookup11,
  "grade-levels": lookup12,
  "key-strengths": lookup13,
  languages: lookup14,
  "student-device-programs": lookup15,
  "working-days": lookup16,
},
forms: {
  "school/1-basic": () => import('../../generated/forms/school/1-basic.js'),
  "school/2-academic": () => import('../../generated/forms/school/2-academic.js'),
  "school/3-faculty": () => import('../../generated/forms/school/3-faculty.js'),
  "school/4-facilities": () => import('../../generated/forms/school/4-facilities.js'),
  "school/5-employment": () => import('../../generated/forms/school/5-employment.js'),
  "school/6-media": () => import('../../generated/forms/school/6-media.js'),
},
labels: {
  "city": {
    "lookup": "cities"
  },
  "country_id": {
    "lookup": "countries"
  },
  "curriculum_offered": {
    "lookup": "curriculums"
  },
  "facility": {
    "lookup": "facility"
  },
  "grade_levels": {
    "lookup": "grade-levels"
  },
  "school_type": {
    "labels": {
      "public": "Public",
      "private": "Private",
      "international": "International"
    }
  },
  "student_device_programs": {
    "lookup": "student-device-programs"
  },
  "technology_level": {
    "labels": {
      "entry": "Entry / Awareness",
      "adoption": "Adoption",
      "adaptation": "Adaptation",
      "infusion": "Infusion",
      "transformation": "Transformation"
    }
  }
},
blocks: [
  "detail",
  "section",
  "wizard"
],
};
