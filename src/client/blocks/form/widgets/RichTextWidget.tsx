import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import type { WidgetProps } from './widget.ts';

const Editor = lazy(() =>
  import('../rich-text/RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Rich text. The editor is as large as the rest of the form code, so it loads only where it is used. */
export function RichTextWidget(props: WidgetProps) {
  return (
    <Suspense fallback={<Skeleton variant="block" height="13.5rem" />}>
      <Editor {...props} />
    </Suspense>
  );
}
