// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import screen0 from '../../schemas/screens/verify-email.json' with { type: 'json' };
import layout1 from '../../schemas/layouts/auth.json' with { type: 'json' };
import map2 from '../../schemas/maps/profile-by-role-id.json' with { type: 'json' };
import action3 from '../../schemas/actions/log-out.json' with { type: 'json' };

export const definitions = {
screen: screen0,
layout: layout1,
parts: {},
wizards: {},
tables: {},
maps: {
  "profile-by-role-id": map2,
},
actions: {
  "log-out": action3,
},
lookups: {},
forms: {
  "auth/verify-email": () => import('../../generated/forms/auth/verify-email.js'),
},
labels: {},
blocks: [
  "actions",
  "form",
  "header",
  "notice"
],
};
