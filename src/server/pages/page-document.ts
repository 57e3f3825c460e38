import { LANGUAGES } from '../../../generated/language-facts.ts';
import { type DrawnPage, PAGE_STATE, type PageNeeds } from '../../language/run/screen/drawn-page.ts';
import type { LanguageName } from '../../language/run/value/language.ts';
import { withoutImportMap } from '../engine/http/security-headers.ts';
import { DRAWN_PAGE_SCRIPT, EARLY_READS_SCRIPT, HELD_SCRIPTS, OWN_PAGE_SCRIPT } from './inline-scripts.ts';

/** For each module of the client's build, the files that contain it, imported ones included. */
export type ChunkFiles = Readonly<Record<string, { js: string[]; css: string[] }>>;

type Drawing = Pick<Extract<DrawnPage, { is: 'page' }>, 'language' | 'head' | 'body' | 'state' | 'modules'>;

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;

/** A link that the shell has only for the pages in the script of one language, such as its font. */
const used = (link: string) => link.replace(/\s(?:hreflang|media)="[^"]*"/g, '');

/**
 * The client's HTML with a rendered screen. Styles are in the head, so that the first paint is final; scripts
 * are held back in a template, because nothing visible depends on them. The inline script, which starts them, precedes
 * all styles: between them it would wait for the first, and the page would be laid out without the others.
 */
export function pageDocument(
  shell: string,
  { language, head, body, state, modules }: Drawing,
  files: ChunkFiles,
): string {
  const shellScripts = [...shell.matchAll(/\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g)];
  const sources = shellScripts.map(([, source]) => source!);
  const { scripts, styles } = filesOf(modules, files, sources.join());
  // A signed-in user's page loads the list of all files in any case, and its file may have other parts.
  const file = state.own === undefined ? files[`generated/screens/${state.screen}.js`]?.js[0] : undefined;
  const known = file === undefined ? state : { ...state, file: `/${file}` };
  const last = [
    // In a document, only "<" could end the element.
    `<script type="application/json" id="${PAGE_STATE}">${JSON.stringify(known).replace(/</g, '\\u003c')}</script>`,
    `<template id="${HELD_SCRIPTS}">`,
    ...sources.map((source) => `<script type="module" crossorigin src="${source}"></script>`),
    ...scripts.map((source) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${source}">`),
    '</template>',
  ];
  const linked = withoutImportMap(shell);
  const sheets = styles.filter((href) => !linked.includes(href)).map(sheet);
  return (
    shellScripts
      .reduce((page, [tag]) => page.replace(tag, ''), shell)
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${LANGUAGES[language].dir}">`)
      .replace(/<link\b[^>]*\bhreflang="(\w+)"[^>]*>/g, (link, of) =>
        scriptOf(of) === scriptOf(language) ? used(link) : '',
      )
      // Only pages that are not server-rendered need it immediately.
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      .replace(
        /<title>.*?<\/title>/,
        () => `${ownScript(state.own)}<script>${DRAWN_PAGE_SCRIPT}</script>${head}`,
      )
      .replace('</head>', () => `${sheets.join('')}</head>`)
      .replace('<div id="root"></div>', () => body)
      .replace(/<noscript>.*?<\/noscript>/, '')
      .replace('</body>', () => `${last.join('')}</body>`)
  );
}

const ownScript = (own: string | undefined) =>
  own === undefined ? '' : `<script data-own="${own}">${OWN_PAGE_SCRIPT}</script>`;

/** The client's HTML for a screen that the browser renders, which loads what the screen needs at once. */
export function preparedDocument(
  shell: string,
  { modules, reads }: PageNeeds,
  files: ChunkFiles,
  language: LanguageName,
): string {
  const { scripts, styles } = filesOf(modules, files, withoutImportMap(shell));
  const data = `data-language="${language}" data-reads="${attribute(JSON.stringify(reads))}"`;
  const preloads = scripts.map((source) => `<link rel="modulepreload" crossorigin href="${source}">`);
  return shell
    .replace(/<title>/, () => `<script ${data}>${EARLY_READS_SCRIPT}</script><title>`)
    .replace('</head>', () => `${styles.map(sheet).join('')}${preloads.join('')}</head>`);
}

const sheet = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`;

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** The URLs of the files that contain the modules, without those that `known` names. */
function filesOf(modules: readonly string[], files: ChunkFiles, known: string) {
  const wanted = modules.flatMap((module) => files[module] ?? []);
  const addresses = (names: string[]) =>
    [...new Set(names.map((name) => `/${name}`))].filter((one) => !known.includes(one));
  return {
    scripts: addresses(wanted.flatMap(({ js }) => js)),
    styles: addresses(wanted.flatMap(({ css }) => css)),
  };
}
