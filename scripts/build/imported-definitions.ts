/** Definitions that programs import themselves. */
export const IMPORTED = ['schemas/site.json', 'schemas/messages/formats.json'];
