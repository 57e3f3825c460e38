// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/school-dashboard.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/school.json' with { type: 'json' };
import part2 from '../../schemas/parts/own-vacancy.json' with { type: 'json' };
import table3 from '../../schemas/tables/school-applications.json' with { type: 'json' };
import map4 from '../../schemas/maps/application-status.json' with { type: 'json' };
import map5 from '../../schemas/maps/match-score.json' with { type: 'json' };
import map6 from '../../schemas/maps/vacancy-status.json' with { type: 'json' };
import action7 from '../../schemas/actions/log-out.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {
  "own-vacancy": part2,
},
wizards: {},
tables: {
  "school-applications": table3,
},
maps: {
  "application-status": map4,
  "match-score": map5,
  "vacancy-status": map6,
},
actions: {
  "log-out": action7,
},
lookups: {},
forms: {
  "search/school-dashboard": () => import('../../generated/forms/search/school-dashboard.js'),
},
labels: {},
blocks: [
  "actions",
  "header",
  "list",
  "section",
  "stats",
  "table"
],
};
