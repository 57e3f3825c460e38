import { useContext } from 'react';
import { message } from '../../../../generated/messages/wizard.ts';
import { Heading } from '../../engine/Heading.tsx';
import { ReviewFields } from '../../engine/value/ReviewFields.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { WizardContext } from '../wizard/wizard-context.ts';
import './review.css';

/** Shows everything entered in the wizard's steps, each with a link back to it; skipped steps are omitted. */
export function Review() {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A review stands outside of a wizard');
  const { steps, values, goTo } = wizard;
  return steps.map(({ form, title, skipped }, index) =>
    form && !skipped ? (
      <Card key={form.name} as="section" className="review">
        <header className="review-head">
          <Heading className="review-title">{title}</Heading>
          <Button
            size="small"
            tone="quiet"
            icon="pencil"
            aria-label={message('wizard.edit_step', { step: title })}
            onClick={() => goTo(index)}
          >
            {message('wizard.edit')}
          </Button>
        </header>
        <ReviewFields
          schema={form.schema}
          ui={form.ui}
          groups={form.groups}
          data={values[index]!}
          under={title}
        />
      </Card>
    ) : null,
  );
}
