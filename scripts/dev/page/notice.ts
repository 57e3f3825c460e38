// Shows the findings on top of the page, which keeps the last valid state. Development only.
import type { Finding } from '../../../src/language/grammar/findings.ts';
import { FINDINGS, FINDINGS_WANTED, type FindingsEvent } from '../findings-events.ts';

const STYLES = `
  :host { position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; color-scheme: dark; }
  section { max-inline-size: 60rem; max-block-size: 45vh; margin-inline: auto; padding: 1rem 1.25rem; overflow: auto;
    font: 14px/1.5 system-ui, sans-serif; color: #f4f4f8; background: #1b1b2b; border: 1px solid #e5484d;
    border-radius: 12px; box-shadow: 0 12px 40px #0008; }
  section.mild { border-color: #ffb224; }
  header { display: flex; gap: 1rem; align-items: baseline; }
  h2 { margin: 0; font-size: 15px; flex: 1; }
  h2 span { font-weight: normal; color: #b5b5c8; }
  ol { margin: .5rem 0 0; padding: 0; list-style: none; }
  li { padding-block: .375rem; border-block-start: 1px solid #33334a; overflow-wrap: anywhere; }
  a { color: #9ea2ff; font: 13px/1.5 ui-monospace, monospace; }
  p { margin: 0; }
  button { font: inherit; color: inherit; background: none; border: 1px solid #55556d; border-radius: 6px; cursor: pointer; }
`;

/** The address at which Vite opens the file in the editor. */
const editorAddress = ({ file, line }: Finding) =>
  `/__open-in-editor?file=${encodeURIComponent(`${ROOT}/${file}:${line}`)}`;

const ROOT = new URL('../../..', import.meta.url).pathname.replace(/^\/@fs/, '').replace(/\/$/, '');

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

function findingItem(finding: Finding): HTMLLIElement {
  const link = element('a', `${finding.file}:${finding.line}`);
  link.href = editorAddress(finding);
  link.title = 'Open it in the editor';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  const item = element('li', link, element('p', finding.message));
  const { follows = [] } = finding;
  if (follows.length) {
    const count = follows.length === 1 ? 'One more place follows' : `${follows.length} more places follow`;
    item.append(element('details', element('summary', `${count} from it`), follows.join(', ')));
  }
  return item;
}

function heading(findings: readonly Finding[]): HTMLHeadingElement {
  const mistakes = findings.filter(({ isLeftOver }) => !isLeftOver).length;
  if (mistakes === 0) return element('h2', 'Nothing is wrong, but something has no use yet. ');
  const count = mistakes === 1 ? 'One mistake' : `${mistakes} mistakes`;
  return element(
    'h2',
    `${count} in the definitions. `,
    element('span', 'The page goes on with what was right before.'),
  );
}

const host = document.createElement('definitions-notice');
const root = host.attachShadow({ mode: 'open' });
const styles = new CSSStyleSheet();
styles.replaceSync(STYLES);
root.adoptedStyleSheets = [styles];

function show({ findings }: FindingsEvent): void {
  if (findings.length === 0) {
    host.remove();
    return;
  }
  const close = element('button', 'Hide');
  close.addEventListener('click', () => host.remove());
  const section = element(
    'section',
    element('header', heading(findings), close),
    element('ol', ...findings.map(findingItem)),
  );
  section.setAttribute('role', 'alert');
  section.classList.toggle(
    'mild',
    findings.every(({ isLeftOver }) => isLeftOver),
  );
  root.replaceChildren(section);
  document.body.append(host);
}

import.meta.hot?.on(FINDINGS, show);
import.meta.hot?.send(FINDINGS_WANTED);
