import { checkProject } from '../../src/language/check/project-check.ts';
import { loadProject, type Project } from '../../src/language/compile/project.ts';
import { filesWith, type ProjectFiles } from '../../src/language/grammar/project-files.ts';

/** Projects that are kept: what is in force, the edit, and the one before. */
const KEPT = 3;

type Texts = Readonly<Record<string, string>>;
type Checked = ReturnType<typeof checkProject>;

/** A release's definitions with other texts. Whoever edits one has it checked, explained, judged and built: it is checked once. */
export class CheckedProjects {
  readonly #files: ProjectFiles;
  readonly #kept = new Map<string, { project: Project; checked?: Checked }>();

  constructor(files: ProjectFiles) {
    this.#files = files;
  }

  load(texts: Texts): Project {
    return this.#of(texts).project;
  }

  check(texts: Texts): Checked & { project: Project } {
    const one = this.#of(texts);
    one.checked ??= checkProject(one.project);
    return { project: one.project, ...one.checked };
  }

  #of(texts: Texts) {
    const key = JSON.stringify(Object.entries(texts).sort());
    const one = this.#kept.get(key) ?? { project: loadProject(filesWith(this.#files, texts)) };
    // The one used last is forgotten last.
    this.#kept.delete(key);
    this.#kept.set(key, one);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return one;
  }
}
