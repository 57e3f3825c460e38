// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/not-found.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/public.json' with { type: 'json' };
import map2 from '../../schemas/maps/home-by-role-id.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {},
wizards: {},
tables: {},
maps: {
  "home-by-role-id": map2,
},
actions: {},
lookups: {},
forms: {},
labels: {},
blocks: [
  "actions",
  "header"
],
};
