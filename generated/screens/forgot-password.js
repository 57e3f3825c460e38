// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/forgot-password.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/auth.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {},
wizards: {},
tables: {},
maps: {},
actions: {},
lookups: {},
forms: {
  "auth/forgot-password": () => import('../../generated/forms/auth/forgot-password.js'),
},
labels: {},
blocks: [
  "actions",
  "form",
  "header"
],
};
