import type { ComponentType } from 'react';
import type { Widget } from '../../../generated/definitions.d.ts';
import type { ChoiceWidgetProps } from './Choices.tsx';
import type { WidgetProps } from './widget.ts';
import { CheckboxesWidget } from './widgets/CheckboxesWidget.tsx';
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { MultiSelectWidget } from './widgets/MultiSelectWidget.tsx';
import { OptionsWidget } from './widgets/OptionsWidget.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { RadioWidget } from './widgets/RadioWidget.tsx';
import { RichTextWidget } from './widgets/RichTextWidget.tsx';
import { SearchWidget } from './widgets/SearchWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { TagsWidget } from './widgets/TagsWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

/** Widgets with choices; `options` is chosen by the schema. */
type Choice = 'select' | 'multi-select' | 'options' | 'radio' | 'segmented' | 'checkboxes';
/** Widgets of one value: the language's others, and those chosen by the schema. `hidden` is not drawn at all. */
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

/** Widgets by name. It does not compile if a widget of the language is missing. */
export const widgets: Readonly<typeof drawn> = drawn;

export const addWidgets = (more: Record<RareWidget, ComponentType<WidgetProps>>) =>
  void Object.assign(drawn, more);

/** Widgets with choices, which come from a lookup, the data or the schema (see `Choices`). */
export const choosers: Readonly<Record<string, ComponentType<ChoiceWidgetProps> | undefined>> = CHOICES;
