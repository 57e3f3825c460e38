import { HEADER, literal } from '../../grammar/code-text.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import type { MessageTexts } from '../../grammar/message-texts.ts';
import { type Texts, translationOf } from '../../grammar/translation.ts';
import { isObject } from '../../run/value/matches.ts';
import { ruleTexts } from '../form/rule-texts.ts';
import type { Outputs } from '../outputs.ts';
import type { Project } from '../project.ts';

/**
 * Makes `generated/server-languages.ts` and a module for each other language, with all that the server says:
 * messages, events, tasks, value labels, and the translations of English texts, with which it finds those of forms,
 * operations and access rules.
 */
export function serverLanguages(english: Project, others: ReadonlyMap<string, Project>): Outputs {
  const outputs: Outputs = new Map();
  const names = [...others.keys()];
  for (const [name, project] of others)
    outputs.set(`generated/server-languages/${name}.ts`, serverLanguage(english, name, project));
  const imports = names.map((name) => `import { said as ${name} } from './server-languages/${name}.ts';\n`);
  outputs.set(
    'generated/server-languages.ts',
    `${HEADER}import type { Said } from '../src/language/run/screen/translation.ts';
${imports.join('')}
export const saidIn: Readonly<Record<string, Said>> = { ${names.join(', ')} };
`,
  );
  return outputs;
}

function serverLanguage(english: Project, language: string, project: Project): string {
  const texts = translationOf(english.files, language);
  const isMessage = ([key]: [string, unknown]) => /^[\w.-]+$/.test(key) && !key.startsWith('rules.');
  const events = [...project.documents.events.values()].map((document) => {
    const { $schema: _, ...event } = definitionOf(document, 'event');
    return [document.name, event] as const;
  });
  const tasks = [...project.documents.tasks.values()].map((document) => {
    const { title, text, label } = definitionOf(document, 'task');
    return [document.name, { title, text, label }] as const;
  });
  const labels = [...project.documents.labels.values()].map(
    (document) => [document.name, definitionOf(document, 'label')] as const,
  );
  const said = {
    texts: Object.fromEntries(Object.entries(texts).filter(isMessage)) as MessageTexts,
    rules: ruleTexts(project.documents),
    phrases: phrasesIn(english, project, texts),
    events: Object.fromEntries(events),
    tasks: Object.fromEntries(tasks),
    labels: Object.fromEntries(labels),
  };
  return `${HEADER}import type { Said } from '../../src/language/run/screen/translation.ts';

export const said: Said = ${literal(said)};
`;
}

/**
 * Returns the translations by English text: those that the language's file has, and the messages of forms, of
 * which some are made from a rule's text and a field's title.
 */
function phrasesIn(english: Project, other: Project, texts: Texts): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const name of english.forms.names)
    pairTexts(english.forms.schemaOf(name), other.forms.schemaOf(name), phrases);
  for (const [key, text] of Object.entries(texts))
    if (key.startsWith('= ') && typeof text === 'string') phrases[key.slice(2)] = text;
  return phrases;
}

/** Collects the texts that differ between two versions of the same schema. */
function pairTexts(one: unknown, other: unknown, phrases: Record<string, string>): void {
  if (typeof one === 'string' && typeof other === 'string') {
    if (one !== other) phrases[one] ??= other;
  } else if (Array.isArray(one) && Array.isArray(other)) {
    for (const [at, item] of one.entries()) pairTexts(item, other[at], phrases);
  } else if (isObject(one) && isObject(other)) {
    for (const [key, value] of Object.entries(one)) pairTexts(value, other[key], phrases);
  }
}
