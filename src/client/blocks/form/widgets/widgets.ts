import type { ComponentType } from 'react';
import type { Widget } from '../../../../../generated/definitions.d.ts';
import { CheckboxesWidget } from './CheckboxesWidget.tsx';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import type { ChoiceWidgetProps } from './Choices.tsx';
import { DateWidget } from './DateWidget.tsx';
import { MultiSelectWidget } from './MultiSelectWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { RichTextWidget } from './RichTextWidget.tsx';
import { SearchWidget } from './SearchWidget.tsx';
import { OptionsWidget, SelectWidget } from './SelectWidget.tsx';
import { TagsWidget } from './TagsWidget.tsx';
import { TextareaWidget } from './TextareaWidget.tsx';
import { TextWidget } from './TextWidget.tsx';
import type { WidgetProps } from './widget.ts';

/** Widgets with choices; `options` is selected by the schema. */
type Choice = 'select' | 'multi-select' | 'options' | 'radio' | 'segmented' | 'checkboxes';
/**
 * Widgets with one value: the vocabulary's others, and those selected by the schema. `hidden` renders
 * nothing.
 */
type Single = Exclude<Widget, Choice | 'hidden'> | 'files' | 'images' | 'ratings';
/** Widgets that load only with the forms that have them: see `rare-widgets.ts`. */
export type RareWidget = 'datetime' | 'file' | 'files' | 'image' | 'images' | 'otp' | 'ratings';

const SINGLES: Record<Exclude<Single, RareWidget>, ComponentType<WidgetProps>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  password: PasswordWidget,
  search: SearchWidget,
  date: DateWidget,
  checkbox: CheckboxWidget,
  tags: TagsWidget,
  'rich-text': RichTextWidget,
};

const CHOICES: Record<Choice, ComponentType<ChoiceWidgetProps>> = {
  select: SelectWidget,
  'multi-select': MultiSelectWidget,
  options: OptionsWidget,
  radio: RadioWidget,
  segmented: RadioWidget,
  checkboxes: CheckboxesWidget,
};

const drawn: Record<string, ComponentType<WidgetProps> | undefined> = { ...SINGLES };

/** Widgets by name. Compilation fails if a widget of the vocabulary is missing. */
export const widgets: Readonly<typeof drawn> = drawn;

export const addWidgets = (more: Record<RareWidget, ComponentType<WidgetProps>>) =>
  void Object.assign(drawn, more);

/** Widgets with choices, which come from a lookup, the data or the schema (see `Choices`). */
export const choosers: Readonly<Record<string, ComponentType<ChoiceWidgetProps> | undefined>> = CHOICES;
