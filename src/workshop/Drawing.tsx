import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Look } from './address.ts';
import type { FromFrame, ToFrame } from './frame/frame-messages.ts';
import type { DrawAnswer, Drawn } from './workshop-api.ts';

export interface DrawingProps {
  drawn: Drawn;
  title: string;
  look: Look;
  /** The newest draft of what is drawn; undefined while it is as saved. */
  draft: DrawAnswer | undefined;
}

/** A frame of this origin in which the product's own renderer draws: its width and its direction are real. */
export function Drawing({ drawn, title, look, draft }: DrawingProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(0);
  const [failure, setFailure] = useState<string>();
  const { place, scale, height } = useScale(look.width);
  const { state, theme, dir } = look;
  const what = JSON.stringify(drawn);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<FromFrame>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.is === 'ready') setReady((count) => count + 1);
      if (data?.is === 'drawn') setFailure(undefined);
      if (data?.is === 'failed') setFailure(data.message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (ready === 0) return;
    const say = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, location.origin);
    say({ is: 'show', drawn: JSON.parse(what), look: { state, theme, dir } });
  }, [ready, what, state, theme, dir]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown anew is shown with its draft
  useEffect(() => {
    if (ready === 0 || !draft) return;
    const message: ToFrame = { is: 'draft', draft };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [draft, ready, what, state]);
  return (
    <div className="workshop-drawing" ref={place}>
      <iframe
        // Texts are loaded once for a page, so another language is another page.
        key={look.lang}
        ref={frame}
        title={`Drawing of ${title}`}
        src={`/workshop/frame?lang=${look.lang}`}
        style={
          look.width === undefined
            ? { inlineSize: '100%', blockSize: '100%' }
            : { inlineSize: look.width, blockSize: height / scale, scale: String(scale) }
        }
      />
      {failure !== undefined && (
        <p role="alert" className="workshop-failure">
          It cannot be drawn: {failure}
        </p>
      )}
    </div>
  );
}

/** How much smaller a frame of a width is shown, so that all of it is in view. */
function useScale(width: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const scale = width === undefined || size.width === 0 ? 1 : Math.min(1, size.width / width);
  return { place, scale, height: size.height };
}
