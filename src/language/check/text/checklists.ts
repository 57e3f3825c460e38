import { definitionOf } from '../../grammar/definition-of.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Check, exists } from '../check-context.ts';

const COUNTRY = /^[A-Z]{2}$/;
const KEY = /^[a-z]+(-[a-z]+)*$/;

/** Checks a checklist: its items follow from sources that it names, and no other checklist is for the same. */
export function checkChecklist(check: Check, document: Document): void {
  const { countries = [], sources, items } = definitionOf(document, 'checklist');
  for (const [index, country] of countries.entries())
    if (!COUNTRY.test(country))
      check.add(
        placeIn(document, 'countries', index),
        `a country is written with its two capital letters, such as GB; this is "${country}"`,
      );
  const cited = new Set<string>();
  for (const [key, item] of Object.entries(items)) {
    if (!KEY.test(key))
      check.add(
        placeIn(document, 'items', key),
        'the key of an item has small letters and hyphens: second-reference',
      );
    if (item.form !== undefined)
      exists(check, 'form', item.form, check.names('forms'), placeIn(document, 'items', key, 'form'));
    for (const name of [item.source].flat()) {
      cited.add(name);
      if (!Object.hasOwn(sources, name))
        check.add(
          placeIn(document, 'items', key, 'source'),
          `there is no source "${name}"${nearest(name, Object.keys(sources))}`,
          name,
        );
    }
  }
  for (const [name, { url, read, summary }] of Object.entries(sources)) {
    const place = (key: string) => placeIn(document, 'sources', name, key);
    if (!cited.has(name)) check.add(placeIn(document, 'sources', name), 'no item follows from this source');
    for (const [key, address] of Object.entries({ url, summary }))
      if (address !== undefined && !/^https?:\/\/[^/]/.test(address))
        check.add(place(key), 'an address begins with https://');
    if (read === 'summary' && summary === undefined)
      check.add(place('read'), 'a summary was read: give its address as "summary"');
    if (read !== 'summary' && summary !== undefined)
      check.add(place('summary'), 'a source has a "summary" if that was read: "read": "summary"');
  }
  for (const other of check.project.documents.checklists.values())
    if (other.name < document.name && check.sound.has(other))
      for (const country of countriesOf(other))
        if (countriesOf(document).includes(country))
          check.add(
            placeIn(document),
            `the checklist "${other.name}" holds for ${country ?? 'all other countries'} as well; only one can`,
          );
}

const countriesOf = (document: Document): (string | null)[] =>
  definitionOf(document, 'checklist').countries ?? [null];
