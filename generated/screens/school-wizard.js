// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/school-wizard.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/setup.json' with { type: 'json' };
import wizard2 from '../../schemas/wizards/school-profile.json' with { type: 'json' };
import action3 from '../../schemas/actions/log-out.json' with { type: 'json' };
import lookup4 from '../../schemas/lookups/accreditation.json' with { type: 'json' };
import lookup5 from '../../schemas/lookups/benefits.json' with { type: 'json' };
import lookup6 from '../../schemas/lookups/certificate-types.json' with { type: 'json' };
import lookup7 from '../../schemas/lookups/countries.json' with { type: 'json' };
import lookup8 from '../../schemas/lookups/curriculums.json' with { type: 'json' };
import lookup9 from '../../schemas/lookups/education-levels.json' with { type: 'json' };
import lookup10 from '../../schemas/lookups/facility.json' with { type: 'json' };
import lookup11 from '../../schemas/lookups/grade-levels.json' with { type: 'json' };
import lookup12 from '../../schemas/lookups/key-strengths.json' with { type: 'json' };
import lookup13 from '../../schemas/lookups/languages.json' with { type: 'json' };
import lookup14 from '../../schemas/lookups/student-device-programs.json' with { type: 'json' };
import lookup15 from '../../schemas/lookups/working-days.json' with { type: 'json' };

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
  countries: lookup7,
  curriculums: lookup8,
  "education-levels": lookup9,
  facility: lookup10,
  "grade-levels": lookup11,
  "key-strengths": lookup12,
  languages: lookup13,
  "student-device-programs": lookup14,
  "working-days": lookup15,
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
  "form.country_id": {
    "lookup": "countries"
  },
  "form.curriculum_offered": {
    "lookup": "curriculums"
  },
  "form.facility": {
    "lookup": "facility"
  },
  "form.grade_levels": {
    "lookup": "grade-levels"
  },
  "form.school_type": {
    "labels": {
      "public": "Public",
      "private": "Private",
      "international": "International"
    }
  },
  "form.student_device_programs": {
    "lookup": "student-device-programs"
  },
  "form.technology_level": {
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
  "header",
  "section",
  "wizard"
],
};
