import { DatetimeWidget } from './widgets/DatetimeWidget.tsx';
import { FilesWidget } from './widgets/FilesWidget.tsx';
import { FileWidget } from './widgets/FileWidget.tsx';
import { OtpWidget } from './widgets/OtpWidget.tsx';
import { RatingsWidget } from './widgets/RatingsWidget.tsx';
import { addWidgets } from './widgets.ts';

addWidgets({
  datetime: DatetimeWidget,
  file: FileWidget,
  files: FilesWidget,
  image: FileWidget,
  images: FilesWidget,
  otp: OtpWidget,
  ratings: RatingsWidget,
});
