import type { ChoiceWidgetProps } from './Choices.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { SelectWidget } from './SelectWidget.tsx';

/** Up to this many choices are shown as radio buttons. */
const few = 6;

/** One of the values that came with the data: few as radio buttons, many as a list. */
export function OptionsWidget(props: ChoiceWidgetProps) {
  return props.choices.length <= few ? <RadioWidget {...props} /> : <SelectWidget {...props} />;
}
