import type { ComponentType } from 'react';
import type { ChoiceWidgetProps } from './Choices.tsx';
import type { WidgetProps } from './widget.ts';
import { CheckboxesWidget } from './widgets/CheckboxesWidget.tsx';
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx';
import { DatetimeWidget } from './widgets/DatetimeWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { FilesWidget } from './widgets/FilesWidget.tsx';
import { FileWidget } from './widgets/FileWidget.tsx';
import { MultiSelectWidget } from './widgets/MultiSelectWidget.tsx';
import { OptionsWidget } from './widgets/OptionsWidget.tsx';
import { OtpWidget } from './widgets/OtpWidget.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { RadioWidget } from './widgets/RadioWidget.tsx';
import { RatingsWidget } from './widgets/RatingsWidget.tsx';
import { RichTextWidget } from './widgets/RichTextWidget.tsx';
import { SearchWidget } from './widgets/SearchWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { TagsWidget } from './widgets/TagsWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

/**
 * Every widget by its name. `files`, `images`, `options` and `ratings` follow from the schema; the others a definition
 * may also name. `hidden` is not drawn at all.
 */
export const widgets: Readonly<Record<string, ComponentType<WidgetProps> | undefined>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  password: PasswordWidget,
  search: SearchWidget,
  date: DateWidget,
  datetime: DatetimeWidget,
  checkbox: CheckboxWidget,
  tags: TagsWidget,
  file: FileWidget,
  files: FilesWidget,
  image: FileWidget,
  images: FilesWidget,
  'rich-text': RichTextWidget,
  otp: OtpWidget,
  ratings: RatingsWidget,
};

/** Widgets that offer a choice; what may be chosen comes from a lookup, the data or the schema (see `Choices`). */
export const choosers: Readonly<Record<string, ComponentType<ChoiceWidgetProps> | undefined>> = {
  select: SelectWidget,
  'multi-select': MultiSelectWidget,
  options: OptionsWidget,
  radio: RadioWidget,
  segmented: RadioWidget,
  checkboxes: CheckboxesWidget,
};
