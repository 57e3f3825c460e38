import type { WorkshopDocument } from './workshop-api.ts';

/** Names a document in an address: `forms/contact`. */
export const keyOf = ({ folder, name }: Pick<WorkshopDocument, 'folder' | 'name'>): string =>
  folder === '' ? name : `${folder}/${name}`;

/** The same of a file: `schemas/forms/contact.json`. */
export const keyOfFile = (file: string): string => file.replace(/^schemas\/|\.json$/g, '');
