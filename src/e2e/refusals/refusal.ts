import { expect, type Locator, type Page } from 'playwright/test';

/** The label of an invalid field, and its message. */
export type Refused = [label: string, text: string];

/** The invalid fields in page order. */
export const refusals = (scope: Page | Locator): Promise<Refused[]> =>
  scope.locator('[data-field][data-invalid]').evaluateAll((fields) =>
    fields.map((field) => {
      const own = (element: Element) => element.closest('[data-field]') === field;
      const texts = [...field.querySelectorAll<HTMLElement>('.field-error')].filter(own);
      const label = [...field.querySelectorAll<HTMLElement>('.field-label, label, legend')].find(own);
      const said =
        texts.length > 0 ? texts.map((text) => text.textContent.trim()) : [field.textContent.trim()];
      return [label?.textContent.replace(/\s*\*$/, '').trim() ?? '', said.join('\n')] as [string, string];
    }),
  );

/**
 * The content of the forms: texts, ids of ticked controls, and names of chosen files. Sliders are left out,
 * because they mirror their number fields.
 */
const entered = async (scope: Page | Locator): Promise<string[]> => {
  const all = await scope.locator('form').evaluateAll((forms) =>
    forms.flatMap((form) =>
      [
        ...form.querySelectorAll<HTMLElement>(
          'input:not([type=range]), select, textarea, [contenteditable=true], .chosen-file-text',
        ),
      ].map((control) => {
        if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
          return control.checked ? control.id : '';
        return 'value' in control ? String(control.value) : (control.firstChild?.textContent ?? '');
      }),
    ),
  );
  return all.filter((text) => text !== '');
};

/**
 * Expects exactly these fields to be invalid, each control to be described by its error, and the first one to
 * be visible and focused.
 */
export async function expectRefusals(scope: Page | Locator, refused: readonly Refused[]) {
  await expect.poll(() => refusals(scope)).toEqual(refused);
  const first = scope.locator('[data-field][data-invalid]').first();
  const focused = first.locator('xpath=descendant-or-self::*').and(first.page().locator(':focus'));
  await expect(focused).toBeInViewport();
  if (refused[0]?.[0] === '') return;
  await expect(first.locator('[aria-describedby]').first()).toHaveAccessibleDescription(
    new RegExp(refused[0]![1].replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\n/g, '\\s')),
  );
}

/** Submits a form, expects these errors, and checks that no input was lost. */
export async function expectRefused(scope: Page | Locator, button: string, refused: readonly Refused[]) {
  const before = await entered(scope);
  await scope.getByRole('button', { name: button, exact: true }).click();
  await expectRefusals(scope, refused);
  // The names of choices may load meanwhile.
  expect(await entered(scope)).toEqual(expect.arrayContaining(before));
}
