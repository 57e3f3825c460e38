import { FoldedGroup } from '../fields/FoldedGroup.tsx';
import { addRareFields } from '../fields/rare-fields.ts';
import { NameOffer } from '../transliteration/NameOffer.tsx';
import { DatetimeWidget } from './DatetimeWidget.tsx';
import { FilesWidget } from './FilesWidget.tsx';
import { FileWidget } from './FileWidget.tsx';
import { OtpWidget } from './OtpWidget.tsx';
import { RatingsWidget } from './RatingsWidget.tsx';
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

addRareFields({ FoldedGroup, NameOffer });
