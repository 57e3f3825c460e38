import { checkProject } from '../../src/language/check/project-check.ts';
import { loadProject, type Project } from '../../src/language/compile/project.ts';
import type { ShownLabels } from '../../src/language/compile/screen/screen-references.ts';
import { offeredIn } from '../../src/language/grammar/nearest-name.ts';
import type { ProjectFiles } from '../../src/language/grammar/project-files.ts';
import type { DrawAnswer, DrawQuestion, Mistake } from '../../src/workshop/workshop-api.ts';
import { drawnDraft } from './drawn-draft.ts';

/** Draws and checks drafts for a page that asks while somebody types: what a whole check has found is kept. */
export class DraftAnswers {
  /** The labels of shown values, which only a whole check finds: those of the last one, by file. */
  #labels: Map<string, ShownLabels extends Map<unknown, infer Labels> ? Labels : never> | undefined;

  check(project: Project, checked = checkProject(project)): ReturnType<typeof checkProject> {
    this.#labels = new Map([...checked.labels].map(([document, shown]) => [document.source.file, shown]));
    return checked;
  }

  /** Returns what is wrong in a project that holds a draft, with the names that were probably meant. */
  mistakes(project: Project, checked?: ReturnType<typeof checkProject>): Mistake[] {
    const { files } = project;
    const { findings } = this.check(project, checked);
    const lineOf = ({ file, line }: Mistake) => (files.read(file) ?? '').split('\n')[line - 1] ?? '';
    return findings.map(({ file, line, message }) => {
      const mistake = { file, line, message };
      return { ...mistake, ...offeredIn(message, lineOf(mistake)) };
    });
  }

  /** Compiles what shows a draft that the files hold. */
  draw(files: ProjectFiles, question: Omit<DrawQuestion, 'text'>, built?: ProjectFiles): DrawAnswer {
    return drawnDraft(files, question, (project) => this.#labelsIn(project), built);
  }

  #labelsIn(project: Project): ShownLabels {
    if (!this.#labels) this.check(loadProject(project.files));
    const known = [...this.#labels!].flatMap(([file, shown]) => {
      const document = project.documents.byFile.get(file);
      return document ? [[document, shown] as const] : [];
    });
    return new Map(known);
  }
}
