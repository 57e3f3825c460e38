// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/candidate-job.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/candidate.json' with { type: 'json' };
import part2 from '../../schemas/parts/school-info.json' with { type: 'json' };
import part3 from '../../schemas/parts/vacancy-card.json' with { type: 'json' };
import wizard4 from '../../schemas/wizards/quick-apply.json' with { type: 'json' };
import map5 from '../../schemas/maps/application-status.json' with { type: 'json' };
import map6 from '../../schemas/maps/saved-message.json' with { type: 'json' };
import map7 from '../../schemas/maps/vacancy-status.json' with { type: 'json' };
import action8 from '../../schemas/actions/log-out.json' with { type: 'json' };
import action9 from '../../schemas/actions/quick-apply.json' with { type: 'json' };
import action10 from '../../schemas/actions/toggle-save.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {
  "school-info": part2,
  "vacancy-card": part3,
},
wizards: {
  "quick-apply": wizard4,
},
tables: {},
maps: {
  "application-status": map5,
  "saved-message": map6,
  "vacancy-status": map7,
},
actions: {
  "log-out": action8,
  "quick-apply": action9,
  "toggle-save": action10,
},
lookups: {},
forms: {
  "apply/1-contact": () => import('../../generated/forms/apply/1-contact.js'),
  "apply/2-resume": () => import('../../generated/forms/apply/2-resume.js'),
  "apply/3-questions": () => import('../../generated/forms/apply/3-questions.js'),
  "search/job": () => import('../../generated/forms/search/job.js'),
},
labels: {
  "item.position_type": {
    "labels": {
      "full_time": "Full time",
      "part_time": "Part time",
      "contract": "Contract",
      "internship": "Internship"
    }
  },
  "job.position_type": {
    "labels": {
      "full_time": "Full time",
      "part_time": "Part time",
      "contract": "Contract",
      "internship": "Internship"
    }
  }
},
blocks: [
  "detail",
  "header",
  "list",
  "notice",
  "review",
  "section",
  "tabs",
  "text",
  "use"
],
};
