// Takes changed definitions into a page that is open, in development only: generated modules hand over what they are
// when they are replaced. They find it as a global; one that they imported would be another, with renderers of its own.
import type { Definitions } from '../../../generated/definitions.d.ts';
import { renewForm } from '../../../src/client/blocks/form/use-form.ts';
import { renewScreens } from '../../../src/client/screens/load-screen.ts';
import type { FormModule } from '../../../src/language/run/form/form-module.ts';

const replaced = new Map<string, Definitions>();
let isDue = false;

/** What changes in one go is drawn in one go. */
function draw() {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    void renewScreens(({ entry, definitions }) => replaced.get(entry.name) ?? { ...definitions });
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
  /** Fills the texts that everybody holds with what they are now. */
  takeTexts(held: Record<string, unknown>, next: Record<string, unknown>) {
    for (const key of Object.keys(held)) delete held[key];
    Object.assign(held, next);
    draw();
  },
};

Object.assign(globalThis, { liveDefinitions });
// Accepts itself, so that a change of the renderer's own code replaces this module, too.
import.meta.hot?.accept();
