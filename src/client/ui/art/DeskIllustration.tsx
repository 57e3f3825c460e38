import './DeskIllustration.css';

type Tower = {
  x: number;
  width: number;
  height: number;
  tone: 'near' | 'far';
  top?: 'dome' | 'spire' | 'slope';
};

/** The skyline that rises from the pages, back to front. */
const towers: readonly Tower[] = [
  { x: 118, width: 34, height: 118, tone: 'far' },
  { x: 158, width: 26, height: 176, tone: 'far', top: 'spire' },
  { x: 196, width: 40, height: 142, tone: 'far', top: 'slope' },
  { x: 268, width: 30, height: 206, tone: 'far', top: 'spire' },
  { x: 322, width: 42, height: 128, tone: 'far' },
  { x: 372, width: 28, height: 168, tone: 'far', top: 'slope' },
  { x: 412, width: 36, height: 104, tone: 'far' },
  { x: 138, width: 44, height: 82, tone: 'near' },
  { x: 188, width: 56, height: 66, tone: 'near', top: 'dome' },
  { x: 250, width: 34, height: 126, tone: 'near', top: 'slope' },
  { x: 296, width: 58, height: 78, tone: 'near', top: 'dome' },
  { x: 362, width: 34, height: 108, tone: 'near' },
  { x: 402, width: 44, height: 62, tone: 'near' },
];

/** The baseline of the towers: the top of the pages. */
const ground = 398;

/** A desk with an open book whose pages become a skyline, under a low sun. Decorative. */
export function DeskIllustration() {
  return (
    <svg viewBox="14 110 532 410" className="desk" aria-hidden="true">
      <circle className="desk-sun" cx="352" cy="206" r="74" />
      {towers.map((tower) => (
        <TowerShape key={tower.x} tower={tower} />
      ))}
      <path
        className="desk-cover"
        d="M58 388c74-22 152-18 222 20 70-38 148-42 222-20v62c-74-20-152-14-222 22-70-36-148-42-222-22Z"
      />
      <path className="desk-page" d="M70 374c72-20 144-14 210 22v62c-66-34-138-40-210-22Z" />
      <path className="desk-page" d="M490 374c-72-20-144-14-210 22v62c66-34 138-40 210-22Z" />
      <path
        className="desk-lines"
        d="M92 394c54-10 106-4 156 18M92 412c54-10 106-4 156 18M92 430c30-5 60-6 88-2M468 394c-54-10-106-4-156 18M468 412c-54-10-106-4-156 18M468 430c-30-5-60-6-88-2"
      />
      <path className="desk-ribbon" d="M280 398v96l12-12 12 12v-86Z" />
      <path className="desk-top" d="M20 500h520" />
      <path className="desk-cup" d="M452 452h52v30a18 18 0 0 1-18 18h-16a18 18 0 0 1-18-18Z" />
      <path className="desk-cup-handle" d="M504 460h8a10 10 0 0 1 0 20h-9" />
      <path className="desk-pencil" d="m58 494 70-14 8 3-7 6-70 9Z" />
    </svg>
  );
}

function TowerShape({ tower: { x, width, height, tone, top } }: { tower: Tower }) {
  const y = ground - height;
  const middle = x + width / 2;
  const columns = Math.max(2, Math.floor(width / 12));
  const rows = Math.floor((height - 26) / 16);
  const gap = width / (columns + 1);
  return (
    <g data-tone={tone}>
      {top === 'dome' && (
        <>
          <path className="desk-tower" d={`M${x} ${y + 1}a${width / 2} ${width / 2} 0 0 1 ${width} 0Z`} />
          <path className="desk-mast" d={`M${middle} ${y - width / 2}v-14`} />
        </>
      )}
      {top === 'spire' && (
        <path
          className="desk-tower"
          d={`M${x + 4} ${y + 1}L${middle} ${y - 44}L${x + width - 4} ${y + 1}Z`}
        />
      )}
      {top === 'slope' && (
        <path className="desk-tower" d={`M${x} ${y + 1}V${y - 8}L${x + width} ${y - 26}V${y + 1}Z`} />
      )}
      <rect className="desk-tower" x={x} y={y} width={width} height={height} />
      {Array.from({ length: Math.max(0, rows) * columns }, (_, cell) => (
        <rect
          key={cell}
          className="desk-window"
          data-lit={(cell * 7 + x) % 5 === 0 ? '' : undefined}
          x={x + gap * ((cell % columns) + 1) - 2}
          y={y + 12 + Math.floor(cell / columns) * 16}
          width="4"
          height="7"
        />
      ))}
    </g>
  );
}
