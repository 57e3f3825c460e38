import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/editor.ts';
import { asText, type WidgetProps } from '../widgets/widget.ts';
import { createEditor, stateOf } from './create-editor.ts';
import { TextToolbar } from './TextToolbar.tsx';
import '../../../ui/RichText.css';
import './RichTextEditor.css';

/** Rich text: ProseMirror with our own toolbar. The value is HTML, or empty when there is no text. */
export function RichTextEditor(props: WidgetProps) {
  const { id, field, value, disabled } = props;
  const html = asText(value);
  const place = useRef<HTMLDivElement>(null);
  const live = useRef(props);
  const said = useRef(html);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  live.current = props;

  useEffect(() => {
    if (!place.current) return;
    const editor = createEditor(place.current, said.current, {
      onText: (text) => {
        said.current = text;
        live.current.onChange(text);
      },
      onState: setState,
      attributes: () => attributesOf(live.current),
      editable: () => !live.current.disabled,
    });
    setView(editor);
    setState(editor.state);
    return () => editor.destroy();
  }, []);

  // Syncs outside values and attributes into an editor that keeps its own document. In a layout effect: a key
  // pressed between painting and a later effect would be undone.
  useLayoutEffect(() => {
    if (!view) return;
    if (html === said.current) {
      view.setProps({});
      return;
    }
    said.current = html;
    view.updateState(stateOf(html));
    setState(view.state);
  });

  return (
    <div className="text-editor" data-disabled={disabled || undefined}>
      {view && state && (
        <TextToolbar
          view={view}
          state={state}
          label={message('editor.format', { field: field.title })}
          controls={id}
          disabled={disabled}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the text focuses it; keys already do */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div ref={place} className="text-editor-place" onClick={() => view?.focus()} />
    </div>
  );
}

function attributesOf({ id, labelledBy, required, invalid, describedBy, disabled, field }: WidgetProps) {
  const all: Record<string, string | undefined> = {
    id,
    class: 'control rich-text',
    role: 'textbox',
    dir: 'auto',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-required': required ? 'true' : undefined,
    'aria-invalid': invalid ? 'true' : undefined,
    'aria-describedby': describedBy,
    'aria-disabled': disabled ? 'true' : undefined,
    'data-placeholder': asText(field.ui.placeholder) || undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== undefined)) as Record<
    string,
    string
  >;
}
