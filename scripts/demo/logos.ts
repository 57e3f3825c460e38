type Logo = { colour: string; second: string; shape: 'shield' | 'ring' | 'arch'; motif: string };

const star = (points: number, outer: number, inner: number): string =>
  `<polygon points="${Array.from({ length: points * 2 }, (_, at) => {
    const [angle, reach] = [(at / points) * Math.PI - Math.PI / 2, at % 2 ? inner : outer];
    return `${(600 + Math.cos(angle) * reach).toFixed(1)},${(560 + Math.sin(angle) * reach).toFixed(1)}`;
  }).join(' ')}"/>`;

/** The emblem's content, drawn around the point 600, 560. */
const MOTIFS = {
  palm: `<path d="M580 840 Q600 640 588 520 h26 Q622 640 640 840 Z"/>${[-80, -48, -12, 192, 228, 260]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 600 510)" d="M600 510 Q720 420 830 500 Q720 480 600 530 Z"/>`,
    )
    .join('')}`,
  light: star(16, 250, 150),
  compass: `${star(4, 300, 70)}<circle cx="600" cy="560" r="214" fill="none" stroke-width="26" class="line"/>`,
  waves: [0, 1, 2]
    .map(
      (at) =>
        `<path d="M330 ${480 + at * 120} q67 -90 135 0 t135 0 t135 0 t135 0" fill="none" stroke-width="44" class="line"/>`,
    )
    .join(''),
  pearl: `<circle cx="600" cy="500" r="110"/><path d="M330 590 Q600 900 870 590 Q810 720 600 730 Q390 720 330 590 Z"/>`,
  drop: `<path d="M600 290 Q790 560 770 660 A172 172 0 0 1 430 660 Q410 560 600 290 Z"/>`,
  sail: `<path d="M570 320 V720 H350 Z M620 390 L850 720 H620 Z"/><path d="M330 760 H870 Q790 850 600 850 Q410 850 330 760 Z"/>`,
  heights: `<path d="M300 780 L520 410 L640 600 L710 500 L900 780 Z"/><circle cx="770" cy="390" r="52"/>`,
  arch: `<path fill-rule="evenodd" d="M360 830 V560 A240 260 0 0 1 840 560 V830 H740 V570 A140 160 0 0 0 460 570 V830 Z"/><path d="M560 830 V640 A40 50 0 0 1 640 640 V830 Z"/>`,
  book: `<path d="M580 460 Q460 390 320 430 V780 Q460 740 580 810 Z M620 460 Q740 390 880 430 V780 Q740 740 620 810 Z"/><circle cx="600" cy="350" r="56"/>`,
} as const;

const LOGOS: Readonly<Record<string, Logo>> = {
  'palm-valley-international-school': {
    colour: '#1f7a6d',
    second: '#f2c14e',
    shape: 'ring',
    motif: MOTIFS.palm,
  },
  'al-noor-academy': { colour: '#8a5a2b', second: '#f4d58d', shape: 'ring', motif: MOTIFS.light },
  'corniche-british-school': { colour: '#23395d', second: '#b9664d', shape: 'shield', motif: MOTIFS.waves },
  'doha-horizon-school': { colour: '#453f96', second: '#c9b6ff', shape: 'ring', motif: MOTIFS.compass },
  'jeddah-pearl-schools': { colour: '#2a6f97', second: '#a9d6e5', shape: 'shield', motif: MOTIFS.pearl },
  'kuwait-oasis-college': { colour: '#3f7d4f', second: '#dfc7a0', shape: 'arch', motif: MOTIFS.drop },
  'bahrain-bay-school': { colour: '#b23a48', second: '#f5c6aa', shape: 'ring', motif: MOTIFS.sail },
  'muscat-heights-school': { colour: '#7b4b2a', second: '#d8a15d', shape: 'shield', motif: MOTIFS.heights },
  'sharjah-heritage-school': { colour: '#7a4a2a', second: '#d9b98c', shape: 'arch', motif: MOTIFS.arch },
  'khobar-learning-house': { colour: '#c1762a', second: '#4a3b2a', shape: 'arch', motif: MOTIFS.book },
};

const SHAPES = {
  ring: '<circle cx="600" cy="600" r="560"/>',
  shield: '<path d="M110 120 Q360 130 600 40 Q840 130 1090 120 V610 Q1070 980 600 1160 Q130 980 110 610 Z"/>',
  arch: '<path d="M140 1130 V560 A460 520 0 0 1 1060 560 V1130 Z"/>',
} as const;

/** A school's logo as an SVG of 1200 × 1200 with a transparent background. */
export function logo(name: string): string {
  const { colour, second, shape, motif } = LOGOS[name]!;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><defs><linearGradient id="a" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.16"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></linearGradient></defs>
  <style>.line{stroke:#fdfbf5}</style><g fill="${colour}">${SHAPES[shape]}</g><g fill="url(#a)">${SHAPES[shape]}</g>
  <g fill="none" stroke="${second}" stroke-width="22" transform="translate(60 60) scale(0.9)">${SHAPES[shape]}</g><g fill="#fdfbf5" transform="translate(0 20)">${motif}</g></svg>`;
}
