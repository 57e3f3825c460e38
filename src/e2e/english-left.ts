import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { PROJECT } from './running-server.ts';

const json = (path: string) => JSON.parse(readFileSync(join(PROJECT, path), 'utf8'));

/** The English texts that have Arabic ones: the product's own, and the names of shipped items. */
const TRANSLATED: ReadonlySet<string> = new Set([
  ...Object.keys(json('schemas/messages/ar.json')).flatMap((key) =>
    key.startsWith('= ') ? [key.slice(2)] : [],
  ),
  ...Object.values<object>(json('src/server/data/arabic-items.json').items).flatMap(Object.keys),
  ...readdirSync(join(PROJECT, 'src/server/data/reference'))
    .filter((file) => /^(cities|countries)\.json$/.test(file))
    .flatMap((file) =>
      json(`src/server/data/reference/${file}`).items.map(
        (item: { name?: string; name_en?: string }) => item.name ?? item.name_en,
      ),
    ),
]);

/** The Arabic names of shipped items, some of which keep a name that is known in English. */
const SHIPPED = Object.values<Record<string, string>>(
  json('src/server/data/arabic-items.json').items,
).flatMap((items) => Object.values(items));

/** Fields in which people may write a word that the product uses as well. */
const WRITTEN =
  /^(designation|highest_qualification|position_title|ced_major|vacancy_title|candidate_status|referee_role|promised|full_name|user_name|name|note|answer(_text)?)$/;

/** Collects what people wrote, as answers have it: all texts that are not the product's. */
export function collectWritten(node: unknown, found: Set<string>, key = '', isWhole = false): void {
  if (typeof node === 'string') {
    addNames(node, found);
    if (OURS.test(key)) return;
    if (WRITTEN.test(key) || isWhole || !TRANSLATED.has(node)) add(node, found);
  } else if (Array.isArray(node)) for (const one of node) collectWritten(one, found, key, isWhole);
  else if (typeof node === 'object' && node !== null)
    for (const [name, one] of Object.entries(node))
      collectWritten(
        one,
        found,
        name === 'message' && WITH_MESSAGE.some((id) => id in node) ? 'note' : name,
        isWhole,
      );
}

/** Records whose `message` somebody wrote. */
const WITH_MESSAGE = ['invitation_id', 'report_id'];

/** The server's own sentences. */
const OURS = /^(message|errors)$/;
const ISOLATED = /\u2068([^\u2069]*)\u2069/g;

/** What people wrote is isolated in sentences. */
function addNames(text: string, found: Set<string>): void {
  for (const [, name] of text.matchAll(ISOLATED)) if (!TRANSLATED.has(name!)) found.add(clean(name!));
}

/** Rich text is shown in pieces. */
function add(text: string, found: Set<string>): void {
  found.add(clean(text));
  for (const piece of text.split(/<[^>]*>|\n/)) if (piece.trim() !== '') found.add(clean(piece));
}

const clean = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Addresses, files, abbreviations, names of products, and what a program sends. */
const NAMES =
  /«\w+»|https?:\S+|\S+@\S*|\b[\w.-]+\.(?:com|org|net|example|pdf|docx?|csv|png|jpe?g|json)\b\S*|[A-Z]{2,}(?:s|\b)|Education Marketplace|English|Alt|IndexedDB|WebP|Google|WhatsApp|LinkedIn|Zoom|Teams|Excel|Word|Authorization: Bearer \S+/g;
const LATIN = /\p{Script=Latin}{2}/u;

/** The texts of a page that hold Latin letters, hidden and announced ones included. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node.nodeType === Node.TEXT_NODE &&
        !node.parentElement?.closest('script,style,noscript,a[hreflang],[lang=""]')
      )
        found.push(node.textContent ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      for (const one of document.body.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name) ?? '');
    return found.filter((text) => /[A-Za-z]{2}/.test(text));
  });

/** Those of a page's texts that hold English which nobody wrote. */
export function englishLeft(texts: readonly string[], written: ReadonlySet<string>): string[] {
  const known = [...written, ...SHIPPED]
    .filter((text) => LATIN.test(text))
    .sort((a, b) => b.length - a.length);
  const left = texts.filter((text) => {
    let rest = clean(text);
    for (const one of known) if (rest.includes(one)) rest = rest.replaceAll(one, '');
    return LATIN.test(rest.replace(NAMES, ''));
  });
  return [...new Set(left.map(clean))];
}
