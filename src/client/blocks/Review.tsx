import { useContext } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from './Heading.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { WizardContext } from './wizard-context.ts';
import './review.css';

/** All that was entered in the steps of the wizard around, each with the way back to it. */
export function Review() {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A review stands outside of a wizard');
  const { steps, values, goTo } = wizard;
  return steps.map(({ form, title }, index) =>
    form ? (
      <Card key={form.name} as="section" className="review">
        <header className="review-head">
          <Heading className="review-title">{title}</Heading>
          <Button
            size="small"
            tone="quiet"
            icon="pencil"
            aria-label={`Edit ${title}`}
            onClick={() => goTo(index)}
          >
            Edit
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
