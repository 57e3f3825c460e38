import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { forms } from '../../generated/form-index.ts';
import { WizardContext } from '../../src/client/blocks/wizard/wizard-context.ts';
import type { Step } from '../../src/client/blocks/wizard/wizard-values.ts';
import { formExamples } from '../../src/forms/form-examples.ts';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers, lookups } from '../sample-answers.ts';

const meta = { title: 'Blocks/Review', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const wizard = {
  title: 'Post a job',
  steps: [
    { form: 'vacancy/1-basic' },
    { form: 'vacancy/5-questions' },
    { form: 'apply/3-questions', when: { 'vacancy.application_questions': { minItems: 1 } } },
    { title: 'Review Details', blocks: [{ block: 'review' as const }] },
  ],
  submit: { label: 'Submit', tone: 'primary' as const, action: 'call' as const, operation: 'createVacancy' },
};

/** A review without a wizard around it. */
function ReviewStory() {
  const [steps, setSteps] = useState<Step[]>();
  useEffect(() => {
    const loads = wizard.steps.map(async (definition): Promise<Step> => {
      const form =
        'form' in definition && definition.form ? (await forms[definition.form]!()).form : undefined;
      return { definition, form, title: form?.title ?? '', skipped: 'when' in definition };
    });
    void Promise.all(loads).then(setSteps);
  }, []);
  if (!steps) return null;
  const values = wizard.steps.map(({ form }) => formExamples[form ?? ''] ?? {});
  return (
    <WizardContext value={{ steps, values, goTo: () => {} }}>
      <BlockStory
        definitions={{ lookups }}
        blocks={[
          { block: 'header', title: 'Post a job' },
          { block: 'section', title: 'Review Details', blocks: [{ block: 'review' }] },
        ]}
      />
    </WizardContext>
  );
}

export const OfAllSteps: Story = {
  args: { blocks: [] },
  render: () => <ReviewStory />,
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Custom Application Questions' });
    await expect(canvas.queryByRole('heading', { name: 'Additional questions' })).toBeNull();
  },
};
