import { type DragEvent, type RefObject, useState } from 'react';
import { message } from '../../../../../generated/messages/files.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { controlProps, type WidgetProps } from './widget.ts';
import './files.css';

export interface FilePickerProps extends WidgetProps {
  label: string;
  several?: boolean;
  accept: readonly string[];
  onPick: (files: File[]) => void;
  input?: RefObject<HTMLInputElement | null>;
}

/** A drop zone for files. The browser's own file input lies beneath it, for keyboard and screen readers. */
export function FilePicker({ label, several = false, accept, onPick, input, ...props }: FilePickerProps) {
  // A file input must not have aria-required; the label's mark says it.
  const { 'aria-required': _, 'aria-describedby': described, ...control } = controlProps(props);
  const advice = adviceFor(accept);
  const adviceId = `${props.id}-advice`;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !props.disabled) onPick(several ? files : files.slice(0, 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button
    <div
      className="file-picker"
      data-over={over || undefined}
      data-disabled={props.disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...control}
        ref={input}
        type="file"
        aria-describedby={[described, advice && adviceId].filter(Boolean).join(' ') || undefined}
        accept={accept.join(',')}
        multiple={several}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Cleared, so that the same file can be chosen again after it was removed.
          event.target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      <span className="file-picker-face" aria-hidden="true">
        <Icon name="upload" />
        <span>{label}</span>
        <span className="file-picker-drop">{message(several ? 'files.drop_several' : 'files.drop')}</span>
      </span>
      {advice && (
        <span className="file-picker-advice" id={adviceId}>
          {advice}
        </span>
      )}
    </div>
  );
}

/** How to handle a picture that is too large, or in a common format that the field does not accept. */
function adviceFor(accept: readonly string[]): string | null {
  if (accept.length === 0 || !accept.every((type) => type.startsWith('image/'))) return null;
  return message(accept.includes('image/webp') ? 'files.advice_heic' : 'files.advice_heic_webp');
}
