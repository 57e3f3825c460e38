// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/login.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/auth.json' with { type: 'json' };
import map2 from '../../schemas/maps/home-by-role.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {},
wizards: {},
tables: {},
maps: {
  "home-by-role": map2,
},
actions: {},
lookups: {},
forms: {
  "auth/login": () => import('../../generated/forms/auth/login.js'),
},
labels: {},
blocks: [
  "actions",
  "form",
  "header"
],
};
