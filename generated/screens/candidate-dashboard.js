// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/candidate-dashboard.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/candidate.json' with { type: 'json' };
import part2 from '../../schemas/parts/application-card.json' with { type: 'json' };
import part3 from '../../schemas/parts/application-stats.json' with { type: 'json' };
import part4 from '../../schemas/parts/candidate-summary.json' with { type: 'json' };
import part5 from '../../schemas/parts/vacancy-card.json' with { type: 'json' };
import map6 from '../../schemas/maps/application-status.json' with { type: 'json' };
import map7 from '../../schemas/maps/application-text.json' with { type: 'json' };
import map8 from '../../schemas/maps/saved-message.json' with { type: 'json' };
import map9 from '../../schemas/maps/vacancy-status.json' with { type: 'json' };
import action10 from '../../schemas/actions/log-out.json' with { type: 'json' };
import action11 from '../../schemas/actions/toggle-save.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {
  "application-card": part2,
  "application-stats": part3,
  "candidate-summary": part4,
  "vacancy-card": part5,
},
wizards: {},
tables: {},
maps: {
  "application-status": map6,
  "application-text": map7,
  "saved-message": map8,
  "vacancy-status": map9,
},
actions: {
  "log-out": action10,
  "toggle-save": action11,
},
lookups: {},
forms: {
  "search/dashboard": () => import('../../generated/forms/search/dashboard.js'),
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
  "item.vacancy.position_type": {
    "labels": {
      "full_time": "Full time",
      "part_time": "Part time",
      "contract": "Contract",
      "internship": "Internship"
    }
  }
},
blocks: [
  "actions",
  "detail",
  "header",
  "list",
  "section",
  "stats",
  "tabs",
  "use"
],
};
