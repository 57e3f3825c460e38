import type { ReactNode } from 'react';
import { Lattice } from '../ui/Lattice.tsx';

/** Drawn pictures by name, in the colours of the theme. */
const drawings: Record<string, () => ReactNode> = { desk: Desk };

/** A picture that only fills space beside a form: it says nothing to who cannot see it. */
export function Illustration({ name }: { name: string }) {
  const Drawing = drawings[name];
  return (
    <div className="illustration" data-theme="dark" aria-hidden="true">
      <Lattice />
      {Drawing && <Drawing />}
    </div>
  );
}

/** A desk in the evening: an open book, whose pages rise into a skyline. */
function Desk() {
  return (
    <svg className="desk" viewBox="0 0 480 480" fill="none" aria-hidden="true">
      <circle className="desk-moon" cx="352" cy="112" r="44" />
      <g className="desk-far">
        <path d="M84 300V214h34v86M134 300V176l20-20 20 20v124M306 300V190h30v110M352 300v-78c0-14 12-26 26-26s26 12 26 26v78" />
      </g>
      <g className="desk-near">
        <path d="M112 312v-72h40v72M168 312V188h12v-28h24v28h12v124M232 312V122l14-34 14 34v190M276 312V216c0-18 14-32 32-32s32 14 32 32v96M356 312v-58h36v58" />
      </g>
      <g className="desk-windows">
        <path d="M124 256h6M134 256h6M124 272h6M134 272h6M124 288h6M134 288h6M182 206h6M196 206h6M182 224h6M196 224h6M182 242h6M196 242h6M182 260h6M196 260h6M242 150v8M250 150v8M242 176v8M250 176v8M242 202v8M250 202v8M242 228v8M250 228v8M242 254v8M250 254v8M298 226h8M312 226h8M298 246h8M312 246h8M298 266h8M312 266h8M366 270h6M378 270h6M366 288h6M378 288h6" />
      </g>
      <path
        className="desk-book"
        d="M240 340c-40-30-98-36-164-28v70c66-8 124-2 164 26 40-28 98-34 164-26v-70c-66-8-124-2-164 28Z"
      />
      <path
        className="desk-pages"
        d="M240 340v68M92 326c52-4 96 2 132 24M92 344c52-4 96 2 132 24M388 326c-52-4-96 2-132 24M388 344c-52-4-96 2-132 24"
      />
      <path className="desk-edge" d="M24 428h432" />
      <g className="desk-things">
        <path d="M48 428v-34h28v34M55 394l-4-30M62 394v-36M69 394l5-28" />
        <path d="M404 428c0-16 8-26 20-26s20 10 20 26Z" />
      </g>
    </svg>
  );
}
