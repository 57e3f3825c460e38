import { type DrawnPage, PAGE_STATE } from '../../language/run/screen/drawn-page.ts';
import { LANGUAGES } from '../../language/run/value/language.ts';
import { EARLY_CLICK_SCRIPT } from './early-click.ts';

/** For each module of the client's build, the files that contain it, imported ones included. */
export type ChunkFiles = Readonly<Record<string, { js: string[]; css: string[] }>>;

type Drawing = Pick<Extract<DrawnPage, { is: 'page' }>, 'language' | 'head' | 'body' | 'state' | 'modules'>;

/** A link that the shell has only for the pages of one language. */
const used = (link: string) => link.replace(/\s(?:hreflang|media)="[^"]*"/g, '');

/**
 * The client's HTML with a rendered screen. Styles are in the head, so that the first paint is final; scripts
 * come last with lower priority than styles, fonts and images, because nothing visible depends on them. The
 * inline script precedes all styles: between them it would wait for the first, and the page would be laid out
 * without the others.
 */
export function pageDocument(
  shell: string,
  { language, head, body, state, modules }: Drawing,
  files: ChunkFiles,
): string {
  const shellScripts = [...shell.matchAll(/\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g)];
  const sources = shellScripts.map(([, source]) => source!);
  const wanted = modules.flatMap((module) => files[module] ?? []);
  const addresses = (names: string[]) => [...new Set(names.map((name) => `/${name}`))];
  const scripts = addresses(wanted.flatMap(({ js }) => js)).filter((one) => !sources.includes(one));
  const styles = addresses(wanted.flatMap(({ css }) => css)).filter((one) => !shell.includes(one));
  const file = files[`generated/screens/${state.screen}.js`]?.js[0];
  const known = file === undefined ? state : { ...state, file: `/${file}` };
  const last = [
    // In a document, only "<" could end the element.
    `<script type="application/json" id="${PAGE_STATE}">${JSON.stringify(known).replace(/</g, '\\u003c')}</script>`,
    ...sources.map(
      (source) => `<script type="module" fetchpriority="low" crossorigin src="${source}"></script>`,
    ),
    ...scripts.map((source) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${source}">`),
  ];
  const sheets = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  return (
    shellScripts
      .reduce((page, [tag]) => page.replace(tag, ''), shell)
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${LANGUAGES[language].dir}">`)
      .replace(/<link\b[^>]*\bhreflang="(\w+)"[^>]*>/g, (link, of) => (of === language ? used(link) : ''))
      // Only pages that are not server-rendered need it immediately.
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      .replace(/<title>.*?<\/title>/, () => `<script>${EARLY_CLICK_SCRIPT}</script>${head}`)
      .replace('</head>', () => `${sheets.join('')}</head>`)
      .replace('<div id="root"></div>', () => body)
      .replace(/<noscript>.*?<\/noscript>/, '')
      .replace('</body>', () => `${last.join('')}</body>`)
  );
}
