import { Randomness } from '../../src/server/start/demo/randomness.ts';

/** A school's appearance: its buildings and surroundings. */
type Campus = {
  /** The colour of its walls. */
  wall: string;
  accent: string;
  roof: 'flat' | 'gable' | 'domes' | 'vault';
  floors: number;
  behind: 'sea' | 'city' | 'hills' | 'dunes';
  hour: 'morning' | 'noon' | 'evening';
};

const CAMPUSES: Readonly<Record<string, Campus>> = {
  'palm-valley-international-school': {
    wall: '#efe6d6',
    accent: '#1f7a6d',
    roof: 'flat',
    floors: 3,
    behind: 'city',
    hour: 'morning',
  },
  'al-noor-academy': {
    wall: '#e3cfa9',
    accent: '#8a5a2b',
    roof: 'domes',
    floors: 2,
    behind: 'dunes',
    hour: 'evening',
  },
  'corniche-british-school': {
    wall: '#b9664d',
    accent: '#f2ede3',
    roof: 'gable',
    floors: 3,
    behind: 'sea',
    hour: 'noon',
  },
  'doha-horizon-school': {
    wall: '#eceff1',
    accent: '#453f96',
    roof: 'vault',
    floors: 3,
    behind: 'city',
    hour: 'evening',
  },
  'jeddah-pearl-schools': {
    wall: '#f3ece2',
    accent: '#2a6f97',
    roof: 'vault',
    floors: 4,
    behind: 'sea',
    hour: 'morning',
  },
  'kuwait-oasis-college': {
    wall: '#dfc7a0',
    accent: '#3f7d4f',
    roof: 'flat',
    floors: 2,
    behind: 'dunes',
    hour: 'noon',
  },
  'bahrain-bay-school': {
    wall: '#f5f1ea',
    accent: '#b23a48',
    roof: 'flat',
    floors: 2,
    behind: 'sea',
    hour: 'evening',
  },
  'muscat-heights-school': {
    wall: '#f6f0e4',
    accent: '#9c6b30',
    roof: 'domes',
    floors: 3,
    behind: 'hills',
    hour: 'morning',
  },
  'sharjah-heritage-school': {
    wall: '#d9b98c',
    accent: '#7a4a2a',
    roof: 'domes',
    floors: 3,
    behind: 'city',
    hour: 'noon',
  },
  'khobar-learning-house': {
    wall: '#e8e2d5',
    accent: '#d08a2e',
    roof: 'gable',
    floors: 2,
    behind: 'dunes',
    hour: 'morning',
  },
};

const SKIES = {
  morning: ['#7fb4d6', '#dcecf2', '#fdf3e0'],
  noon: ['#3f8fc9', '#a9d3ea', '#e9f4f8'],
  evening: ['#4b5f94', '#d99a86', '#f8d9a8'],
} as const;

const WIDTH = 1920;
const HEIGHT = 1280;
/** The ground line. */
const GROUND = 860;

/** A photo of a school's front or grounds, as an SVG of 1920 × 1280. */
export function campus(name: string, view: 'front' | 'grounds'): string {
  const look = CAMPUSES[name]!;
  const chance = new Randomness(
    [...`${name} ${view}`].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7),
  );
  const [high, middle, low] = SKIES[look.hour];
  const scene = view === 'front' ? front(look, chance) : grounds(look, chance);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
  <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="0.65" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>
  <linearGradient id="lawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fae6a"/><stop offset="1" stop-color="#57803f"/></linearGradient>
  <linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#bcd7e4"/><stop offset="0.5" stop-color="#6f93a8"/><stop offset="1" stop-color="#476b82"/></linearGradient>
  <linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity="0.14"/><stop offset="1" stop-color="#1c2430" stop-opacity="0.2"/></linearGradient>
  <radialGradient id="sun"><stop offset="0" stop-color="#fffbe8"/><stop offset="0.2" stop-color="#fff3d0" stop-opacity="0.7"/><stop offset="1" stop-color="#fff3d0" stop-opacity="0"/></radialGradient>
  <filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>
  <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter></defs>
  <rect width="${WIDTH}" height="${GROUND + 20}" fill="url(#sky)"/><circle cx="${look.hour === 'morning' ? 420 : 1520}" cy="${look.hour === 'noon' ? 160 : 430}" r="420" fill="url(#sun)"/>
  ${clouds(chance)}<g filter="url(#far)">${BEHIND[look.behind](chance)}</g>${scene}
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${look.hour === 'evening' ? '#e8955a' : '#fff2d8'}" opacity="${look.hour === 'evening' ? 0.12 : 0.05}"/></svg>`;
}

function clouds(chance: Randomness): string {
  return Array.from({ length: 5 }, () => {
    const [x, y] = [chance.between(0, WIDTH), chance.between(70, 380)];
    return [0, 1, 2, 3]
      .map(
        (at) =>
          `<ellipse cx="${x + at * 90 - 130}" cy="${y - (at % 2) * 22}" rx="${110 + chance.between(0, 60)}" ry="${24 + chance.between(0, 14)}" fill="#fff" opacity="0.42" filter="url(#soft)"/>`,
      )
      .join('');
  }).join('');
}

const BEHIND: Record<Campus['behind'], (chance: Randomness) => string> = {
  sea: (chance) =>
    `<rect y="${GROUND - 110}" width="${WIDTH}" height="140" fill="#3f8ea6"/>${Array.from({ length: 26 }, () => `<rect x="${chance.between(0, WIDTH)}" y="${GROUND - chance.between(10, 100)}" width="${chance.between(60, 200)}" height="4" fill="#d6eef2" opacity="0.5"/>`).join('')}`,
  city: (chance) =>
    Array.from({ length: 24 }, (_, at) => {
      const height = chance.between(90, 380);
      return `<rect x="${at * 82 - 20}" y="${GROUND - height}" width="${chance.between(46, 78)}" height="${height}" fill="${chance.pick(['#93a9bb', '#a6b7c4', '#8699ab', '#b6c2ca'])}" opacity="0.75"/>`;
    }).join(''),
  hills: (chance) =>
    [0.55, 0.75, 1]
      .map((depth) => {
        const points = Array.from(
          { length: 9 },
          (_, at) => `${at * 240},${GROUND - chance.between(120, 360) * (1.2 - depth * 0.5)}`,
        );
        return `<polygon points="0,${GROUND + 20} ${points.join(' ')} ${WIDTH},${GROUND + 20}" fill="${['#a8a0a2', '#948678', '#84705c'][Math.round(depth * 4) - 2]}" opacity="0.85"/>`;
      })
      .join(''),
  dunes: () =>
    `<path d="M0 ${GROUND - 90} Q300 ${GROUND - 210} 700 ${GROUND - 110} T1300 ${GROUND - 150} T1920 ${GROUND - 80} V${GROUND + 20} H0 Z" fill="#e3c491"/><path d="M0 ${GROUND - 40} Q420 ${GROUND - 130} 900 ${GROUND - 50} T1920 ${GROUND - 70} V${GROUND + 20} H0 Z" fill="#cfaa72"/>`,
};

function front(look: Campus, chance: Randomness): string {
  const tall = look.floors * 126 + 60;
  return `<rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="url(#lawn)"/>
    <path d="M820 ${GROUND} H1100 L1420 ${HEIGHT} H500 Z" fill="#dccfb6"/><path d="M955 ${GROUND} H965 L985 ${HEIGHT} H935 Z" fill="#c7b898"/>
    ${building(look, { x: 170, width: 500, tall: tall - 90, columns: 5 })}${building(look, { x: 1250, width: 500, tall: tall - 90, columns: 5 })}
    ${building(look, { x: 600, width: 720, tall, columns: 7, isMain: true })}
    <rect x="0" y="${GROUND - 6}" width="${WIDTH}" height="26" fill="#2a3a24" opacity="0.25" filter="url(#soft)"/>
    ${Array.from({ length: 14 }, (_, at) => (Math.abs(at - 6.5) < 1.5 ? '' : bush(at * 145 + chance.between(-20, 20), GROUND + 16, 44 + chance.between(0, 22)))).join('')}
    ${[90, 480, 1440, 1830].map((x) => palm(x, GROUND + chance.between(40, 90), 1 + chance.next() * 0.35, chance)).join('')}
    ${Array.from({ length: 9 }, () => person(chance.between(700, 1250), chance.between(GROUND + 60, GROUND + 250), chance)).join('')}`;
}

function grounds(look: Campus, chance: Randomness): string {
  const line = '#f6f4ee';
  return `<rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="url(#lawn)"/>
    ${building(look, { x: 1080, width: 900, tall: look.floors * 110, columns: 9 })}
    ${building(look, { x: 760, width: 360, tall: look.floors * 90, columns: 4 })}
    ${Array.from({ length: 10 }, (_, at) => bush(at * 84 - 20, GROUND + 4, 52 + chance.between(0, 30))).join('')}
    <path d="M0 ${GROUND + 60} H${WIDTH} V${GROUND + 104} H0 Z" fill="${look.accent}" opacity="0.85"/><path d="M0 ${GROUND + 82} H${WIDTH}" stroke="${line}" stroke-width="4"/>
    ${[0, 1, 2, 3, 4].map((at) => `<path d="M${at * 480 - 260} ${GROUND + 104} h240 l${-60 + at * 30} ${HEIGHT} h-420 Z" fill="#6f9a50" opacity="0.45"/>`).join('')}
    <path d="M240 ${GROUND + 150} H1680 L1900 ${HEIGHT - 40} H20 Z" fill="none" stroke="${line}" stroke-width="7"/><path d="M960 ${GROUND + 150} V${HEIGHT - 40}" stroke="${line}" stroke-width="6"/><ellipse cx="960" cy="${GROUND + 250}" rx="190" ry="62" fill="none" stroke="${line}" stroke-width="6"/>
    <path d="M330 ${GROUND + 210} v-96 h120 v60" fill="none" stroke="${line}" stroke-width="8"/>
    ${[60, 640].map((x) => palm(x, GROUND + 56, 1.15, chance)).join('')}
    ${Array.from({ length: 13 }, () => person(chance.between(260, 1660), chance.between(GROUND + 170, HEIGHT - 80), chance)).join('')}`;
}

type Block = { x: number; width: number; tall: number; columns: number; isMain?: boolean };

function building(look: Campus, { x, width, tall, columns, isMain = false }: Block): string {
  const top = GROUND - tall;
  const rows = Math.max(1, Math.round(tall / 126));
  const step = { x: width / columns, y: (tall - 30) / rows };
  const isArched = look.roof === 'domes';
  const windows = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const isDoor = isMain && row === rows - 1 && column === Math.floor(columns / 2);
    const wide = step.x * (isDoor ? 0.8 : 0.56);
    const high = step.y * (isDoor ? 0.86 : 0.6);
    const left = x + step.x * (column + 0.5) - wide / 2;
    const bottom = isDoor ? GROUND : top + 30 + step.y * (row + 0.86);
    const shape = isArched
      ? `M${left} ${bottom} v${-high * 0.65} a${wide / 2} ${high * 0.35} 0 0 1 ${wide} 0 v${high * 0.65} Z`
      : `M${left} ${bottom} v${-high} h${wide} v${high} Z`;
    return `<path d="${shape}" fill="url(#glass)" stroke="${isDoor ? look.accent : '#fbf8f1'}" stroke-width="${isDoor ? 12 : 6}"/><path d="M${left + wide / 2} ${bottom} V${bottom - high}" stroke="#f4f1ea" stroke-width="3" opacity="0.7"/>`;
  }).join('');
  const middle = x + width / 2;
  const roofs = {
    flat: `<rect x="${x - 14}" y="${top - 20}" width="${width + 28}" height="34" fill="${look.accent}"/>`,
    gable: `<polygon points="${x - 24},${top + 6} ${x + 50},${top - 90} ${x + width - 50},${top - 90} ${x + width + 24},${top + 6}" fill="#6b4a40"/>${isMain ? `<polygon points="${middle - 130},${top + 6} ${middle},${top - 140} ${middle + 130},${top + 6}" fill="${look.wall}" stroke="${look.accent}" stroke-width="12"/><circle cx="${middle}" cy="${top - 46}" r="30" fill="#fbf8f1" stroke="#4b3a34" stroke-width="6"/>` : ''}`,
    vault: `<path d="M${x - 10} ${top + 6} Q${middle} ${top - 130} ${x + width + 10} ${top + 6} Z" fill="${look.accent}"/><path d="M${x - 10} ${top + 6} Q${middle} ${top - 130} ${x + width + 10} ${top + 6} Z" fill="url(#side)"/>`,
    domes: `${isMain ? `<path d="M${middle - 110} ${top} a110 120 0 0 1 220 0 Z" fill="${look.accent}"/><path d="M${middle} ${top - 120} v-44" stroke="${look.accent}" stroke-width="9"/>` : ''}<path d="${Array.from({ length: columns * 2 }, (_, at) => `M${x + (at * width) / columns / 2} ${top + 4} v-26 h${width / columns / 4} v26 Z`).join(' ')}" fill="${look.wall}"/>`,
  }[look.roof];
  return `${roofs}<rect x="${x}" y="${top}" width="${width}" height="${tall}" fill="${look.wall}"/><rect x="${x}" y="${top}" width="${width}" height="${tall}" fill="url(#side)"/>
    ${Array.from({ length: rows - 1 }, (_, at) => `<rect x="${x}" y="${top + 24 + step.y * (at + 1)}" width="${width}" height="7" fill="${look.accent}" opacity="0.45"/>`).join('')}${windows}`;
}

const bush = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r * 1.5}" ry="${r}" fill="#4d7140"/><ellipse cx="${x - r * 0.4}" cy="${y - r * 0.3}" rx="${r}" ry="${r * 0.62}" fill="#6d9457" opacity="0.8"/>`;

function palm(x: number, y: number, size: number, chance: Randomness): string {
  const tall = 380 * size;
  const lean = chance.between(-26, 26);
  const [tx, ty] = [x + lean, y - tall];
  const leaves = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 10) * Math.PI * 1.16 - Math.PI * 1.08;
    const reach = (150 + chance.between(0, 40)) * size;
    const [ex, ey] = [tx + Math.cos(angle) * reach, ty + Math.sin(angle) * reach * 0.62 + 62 * size];
    const [cx, cy] = [tx + Math.cos(angle) * reach * 0.55, ty + Math.sin(angle) * reach * 0.72 - 44 * size];
    return `<path d="M${tx} ${ty} Q${cx} ${cy} ${ex} ${ey} Q${cx} ${cy + 40 * size} ${tx} ${ty + 12} Z" fill="${at % 2 ? '#4b7a45' : '#3c6a3b'}"/>`;
  }).join('');
  return `<ellipse cx="${x + 40}" cy="${y + 4}" rx="120" ry="16" fill="#20301c" opacity="0.3" filter="url(#soft)"/><path d="M${x - 17 * size} ${y} Q${x + lean * 0.3 - 8} ${y - tall / 2} ${tx - 9} ${ty} H${tx + 9} Q${x + lean * 0.3 + 12} ${y - tall / 2} ${x + 17 * size} ${y} Z" fill="#8a6a4c"/>${leaves}`;
}

function person(x: number, y: number, chance: Randomness): string {
  const size = 0.55 + (y - GROUND) / 520;
  const coat = chance.pick(['#2f5d7c', '#b34a4a', '#e3b23c', '#3f7d57', '#5c4b80', '#f1ede4']);
  const skin = chance.pick(['#e7bd9a', '#c58f64', '#8a5a3c', '#5d3c2a']);
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="14" cy="2" rx="30" ry="6" fill="#1c2818" opacity="0.35"/><path d="M-10 0 L-8 -44 H8 L10 0 H3 L0 -30 L-3 0 Z" fill="#2b3240"/><path d="M-15 -40 Q-15 -86 0 -86 Q15 -86 15 -40 Z" fill="${coat}"/><circle cy="-97" r="12" fill="${skin}"/><path d="M-12 -98 a12 12 0 0 1 24 0 Q0 -108 -12 -98 Z" fill="#2a201c"/></g>`;
}
