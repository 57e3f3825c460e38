// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/candidate-jobs.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/candidate.json' with { type: 'json' };
import part2 from '../../schemas/parts/vacancy-card.json' with { type: 'json' };
import map3 from '../../schemas/maps/saved-message.json' with { type: 'json' };
import map4 from '../../schemas/maps/vacancy-status.json' with { type: 'json' };
import action5 from '../../schemas/actions/log-out.json' with { type: 'json' };
import action6 from '../../schemas/actions/toggle-save.json' with { type: 'json' };
import lookup7 from '../../schemas/lookups/cities.json' with { type: 'json' };
import lookup8 from '../../schemas/lookups/countries.json' with { type: 'json' };
import lookup9 from '../../schemas/lookups/curriculums.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {
  "vacancy-card": part2,
},
wizards: {},
tables: {},
maps: {
  "saved-message": map3,
  "vacancy-status": map4,
},
actions: {
  "log-out": action5,
  "toggle-save": action6,
},
lookups: {
  cities: lookup7,
  countries: lookup8,
  curriculums: lookup9,
},
forms: {
  "search/vacancies": () => import('../../generated/forms/search/vacancies.js'),
},
labels: {
  "item.position_type": {
    "labels": {
      "full_time": "Full time",
      "part_time": "Part time",
      "contract": "Contract",
      "internship": "Internship"
    }
  }
},
blocks: [
  "form",
  "header",
  "list",
  "section"
],
};
