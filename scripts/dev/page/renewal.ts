// Applies changed definitions to an open page, in development only: replaced generated modules hand over
// their new content. They find this module as a global; an import would create a second instance with its own
// renderers.
import type { Definitions } from '../../../generated/definitions.d.ts';
import { renewForm } from '../../../src/client/blocks/form/use-form.ts';
import { renewScreens } from '../../../src/client/screens/load-screen.ts';
import type { FormModule } from '../../../src/language/run/form/form-module.ts';

const replaced = new Map<string, Definitions>();
let isDue = false;

/** Renders everything that changed in one batch. */
function draw() {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    void renewScreens(({ entry, definitions }) => {
      const next = replaced.get(entry.name) ?? { ...definitions };
      // Applied once: what is drawn later, such as a draft in the workshop, must not fall back to it.
      replaced.delete(entry.name);
      return next;
    });
  });
}

const liveDefinitions = {
  draw,
  async takeForm({ form }: { form: FormModule }) {
    await renewForm(form);
    draw();
  },
  takeScreen(name: string, { definitions }: { definitions: Definitions }) {
    replaced.set(name, definitions);
    draw();
  },
  /** Only pages in that language show it, and what they have loaded is translated already. */
  takeLanguage(name: string) {
    if (document.documentElement.lang === name) location.reload();
  },
  /** Updates the texts in the object that all modules share. */
  takeTexts(held: Record<string, unknown>, next: Record<string, unknown>) {
    for (const key of Object.keys(held)) delete held[key];
    Object.assign(held, next);
    draw();
  },
};

Object.assign(globalThis, { liveDefinitions });
// Accepts itself, so that a change to the renderer's code replaces this module as well.
import.meta.hot?.accept();
