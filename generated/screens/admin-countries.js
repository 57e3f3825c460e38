// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/admin-countries.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/admin.json' with { type: 'json' };
import part2 from '../../schemas/parts/country-detail.json' with { type: 'json' };
import part3 from '../../schemas/parts/stat-card.json' with { type: 'json' };
import table4 from '../../schemas/tables/admin-countries.json' with { type: 'json' };
import action5 from '../../schemas/actions/log-out.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {
  "country-detail": part2,
  "stat-card": part3,
},
wizards: {},
tables: {
  "admin-countries": table4,
},
maps: {},
actions: {
  "log-out": action5,
},
lookups: {},
forms: {
  "admin/country": () => import('../../generated/forms/admin/country.js'),
  "search/countries": () => import('../../generated/forms/search/countries.js'),
},
labels: {},
blocks: [
  "detail",
  "form",
  "header",
  "list",
  "stats",
  "table",
  "use"
],
};
