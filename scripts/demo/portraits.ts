/** How each demo person is drawn: a portrait as taken by a colleague with a phone. */

type Hair = 'short' | 'crop' | 'bald' | 'curls' | 'long' | 'bob' | 'bun' | 'hijab' | 'ghutra';

type Looks = {
  skin: string;
  hair: Hair;
  /** The colour of the hair or the headscarf. */
  colour: string;
  clothes: string;
  /** The shirt collar under the clothes. */
  collar?: string;
  wall: 'classroom' | 'garden' | 'studio' | 'library';
  beard?: string;
  hasGlasses?: boolean;
};

export const PORTRAITS: Readonly<Record<string, Looks>> = {
  'anna-petrova': { skin: '#eec4a4', hair: 'bob', colour: '#a8743f', clothes: '#2f5d62', wall: 'garden' },
  'aoife-brennan': {
    skin: '#f3cdb4',
    hair: 'long',
    colour: '#a5502a',
    clothes: '#4c6b3c',
    wall: 'classroom',
  },
  'chloe-martin': { skin: '#f0c8a8', hair: 'bun', colour: '#6b4630', clothes: '#c9705a', wall: 'classroom' },
  'daniel-hughes': {
    skin: '#eec0a0',
    hair: 'short',
    colour: '#5a4030',
    clothes: '#2b3d5c',
    collar: '#e8edf4',
    wall: 'studio',
    beard: '#6b4e3a',
  },
  'emily-carter': {
    skin: '#f2cbae',
    hair: 'long',
    colour: '#caa061',
    clothes: '#344a6e',
    wall: 'library',
    hasGlasses: true,
  },
  'fatima-zahra': { skin: '#d9a67c', hair: 'hijab', colour: '#b08a6a', clothes: '#6b4f45', wall: 'studio' },
  'grace-santos': { skin: '#d8a47a', hair: 'long', colour: '#221b1a', clothes: '#d9a441', wall: 'garden' },
  'hana-suzuki': { skin: '#eec7a2', hair: 'bob', colour: '#1d1a1c', clothes: '#8a5a7a', wall: 'studio' },
  'huda-al-qahtani': {
    skin: '#d6a27a',
    hair: 'hijab',
    colour: '#2f4858',
    clothes: '#26343f',
    wall: 'library',
  },
  'ibrahim-diallo': {
    skin: '#6b4630',
    hair: 'crop',
    colour: '#191413',
    clothes: '#7a3b3b',
    collar: '#f1ece3',
    wall: 'library',
  },
  'james-okafor': {
    skin: '#5d3c2a',
    hair: 'bald',
    colour: '#191413',
    clothes: '#22384f',
    collar: '#eef2f6',
    wall: 'studio',
    beard: '#191413',
    hasGlasses: true,
  },
  'khalid-rahman': {
    skin: '#c08a60',
    hair: 'short',
    colour: '#262020',
    clothes: '#45505e',
    collar: '#dfe8ee',
    wall: 'classroom',
    beard: '#2d2523',
  },
  'layla-mansour': { skin: '#d2a076', hair: 'hijab', colour: '#9a5f6d', clothes: '#54414c', wall: 'garden' },
  'lucas-oliveira': {
    skin: '#c99468',
    hair: 'curls',
    colour: '#33251e',
    clothes: '#2e5f52',
    wall: 'garden',
    beard: '#3a2a22',
  },
  'marek-nowak': {
    skin: '#eec2a3',
    hair: 'short',
    colour: '#8d8379',
    clothes: '#39424e',
    collar: '#e6e9ee',
    wall: 'library',
    hasGlasses: true,
  },
  'mariam-al-balushi': {
    skin: '#cf9a70',
    hair: 'hijab',
    colour: '#3f6b5c',
    clothes: '#2f4a42',
    wall: 'classroom',
  },
  'omar-haddad': {
    skin: '#d8a67e',
    hair: 'short',
    colour: '#241c1a',
    clothes: '#3c5a78',
    collar: '#f0f3f6',
    wall: 'classroom',
    beard: '#2c2220',
  },
  'priya-nair': { skin: '#b67f57', hair: 'long', colour: '#1b1515', clothes: '#96394f', wall: 'studio' },
  'rahul-menon': {
    skin: '#a9744e',
    hair: 'short',
    colour: '#1d1717',
    clothes: '#3a6ea5',
    collar: '#3a6ea5',
    wall: 'library',
    hasGlasses: true,
  },
  'sara-khalil': { skin: '#dcae87', hair: 'long', colour: '#33241f', clothes: '#23606e', wall: 'classroom' },
  'thabo-nkosi': { skin: '#55362a', hair: 'crop', colour: '#161211', clothes: '#2d6b4f', wall: 'garden' },
  'yousef-al-otaibi': {
    skin: '#c8966c',
    hair: 'ghutra',
    colour: '#f4f2ec',
    clothes: '#f1efe8',
    wall: 'studio',
    beard: '#2a2220',
  },
};

const shade = (colour: string, by: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.max(0, Math.min(255, Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * by))))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** The room behind the person, out of focus. */
const WALLS: Readonly<Record<Looks['wall'], string>> = {
  studio: `<rect width="1536" height="2048" fill="#c9d2d8"/><ellipse cx="620" cy="700" rx="1000" ry="1100" fill="#e4e9ec"/>`,
  classroom: `<rect width="1536" height="2048" fill="#dcd3c4"/><rect x="-60" y="220" width="900" height="760" fill="#3f5f55"/>
    <rect x="-60" y="960" width="900" height="46" fill="#a98860"/><rect x="1040" y="120" width="420" height="900" fill="#eef5f8"/>
    <rect x="1235" y="120" width="26" height="900" fill="#c9c1b3"/><circle cx="330" cy="520" r="120" fill="none" stroke="#b9cbc3" stroke-width="14"/>
    <rect x="480" y="420" width="260" height="16" fill="#b9cbc3"/><rect x="480" y="500" width="200" height="16" fill="#b9cbc3"/>
    <rect y="1500" width="1536" height="600" fill="#b99c77"/>`,
  library: `<rect width="1536" height="2048" fill="#6d5643"/>${[160, 620, 1080, 1540]
    .map((y, row) =>
      Array.from({ length: 22 }, (_, at) => {
        const hue = ['#8c3f38', '#3d5a73', '#b08f4f', '#4f6b4c', '#d8ccb4', '#5c4763'][
          (at * 5 + row * 3) % 6
        ]!;
        const height = 300 + ((at * 53 + row * 31) % 90);
        return `<rect x="${at * 72}" y="${y + 400 - height}" width="58" height="${height}" fill="${hue}"/>`;
      }).join(''),
    )
    .join(
      '',
    )}${[560, 1020, 1480].map((y) => `<rect y="${y}" width="1536" height="44" fill="#4e3b2c"/>`).join('')}`,
  garden: `<rect width="1536" height="2048" fill="#cfe3ea"/><rect y="700" width="1536" height="1400" fill="#7f9c68"/>
    ${[
      [120, 620, 330],
      [480, 520, 260],
      [1180, 560, 360],
      [1480, 760, 300],
      [820, 640, 220],
    ]
      .map(
        ([x, y, r], at) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${['#5d8054', '#77995f', '#688b57'][at % 3]}"/>`,
      )
      .join('')}<rect y="1250" width="1536" height="180" fill="#d9c9a8"/>`,
};

/** A portrait of 1536 × 2048, as SVG. */
export function portrait(looks: Looks): string {
  const { skin, hair, colour, clothes, collar, wall, beard, hasGlasses } = looks;
  const dark = shade(skin, 0.78);
  const hasCloth = hair === 'hijab' || hair === 'ghutra';
  const lip = shade(skin, 0.7);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="2048" viewBox="0 0 1536 2048"><defs>
  <filter id="far" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="26"/></filter>
  <filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter>
  <filter id="fine" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="7"/></filter>
  <linearGradient id="face" x1="0" y1="0" x2="1" y2="0.5"><stop offset="0" stop-color="${shade(skin, 1.06)}"/><stop offset="0.6" stop-color="${skin}"/><stop offset="1" stop-color="${shade(skin, 0.84)}"/></linearGradient>
  <linearGradient id="hair" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(colour, 1.22)}"/><stop offset="1" stop-color="${shade(colour, 0.8)}"/></linearGradient>
  <linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(clothes, 1.18)}"/><stop offset="1" stop-color="${shade(clothes, 0.78)}"/></linearGradient>
  <radialGradient id="light" cx="0.25" cy="0.15" r="1"><stop offset="0" stop-color="#fff6e6" stop-opacity="0.3"/><stop offset="1" stop-color="#1b2430" stop-opacity="0.22"/></radialGradient>
  <clipPath id="head"><path d="${HEAD}"/></clipPath></defs>
  ${WALLS[wall]}<g filter="url(#far)" transform="translate(-120 -160) scale(1.16)">${WALLS[wall]}</g>
  ${BEHIND[hair] ? `<path d="${BEHIND[hair]}" fill="url(#hair)"/>` : ''}
  <path d="M150 2048 C160 1720 330 1610 560 1560 C660 1535 876 1535 976 1560 C1206 1610 1376 1720 1386 2048 Z" fill="url(#cloth)"/>
  ${hasCloth && hair === 'hijab' ? '' : `<path d="M640 1280 L640 1560 Q768 1700 896 1560 L896 1280 Z" fill="${dark}"/><path d="M640 1400 Q768 1500 896 1400 L896 1300 L640 1300 Z" fill="${shade(skin, 0.66)}" filter="url(#soft)" opacity="0.7"/>`}
  ${collar ? `<path d="M640 1520 L560 1570 L700 1800 L768 1690 Z M896 1520 L976 1570 L836 1800 L768 1690 Z" fill="${collar}"/>` : hasCloth ? '' : `<path d="M560 1560 Q768 1790 976 1560 L930 1548 Q768 1720 606 1548 Z" fill="${shade(clothes, 0.7)}"/>`}
  ${hasCloth || hair === 'long' || hair === 'bob' ? '' : `<ellipse cx="452" cy="1010" rx="48" ry="84" fill="${dark}"/><ellipse cx="1084" cy="1010" rx="48" ry="84" fill="${shade(skin, 0.72)}"/>`}
  <path d="${HEAD}" fill="url(#face)"/>
  <g clip-path="url(#head)">
    <ellipse cx="1080" cy="1080" rx="150" ry="420" fill="${shade(skin, 0.7)}" filter="url(#soft)" opacity="0.55"/>
    <ellipse cx="590" cy="1130" rx="90" ry="66" fill="#d86a5a" filter="url(#soft)" opacity="0.2"/><ellipse cx="946" cy="1130" rx="90" ry="66" fill="#d86a5a" filter="url(#soft)" opacity="0.2"/>
    ${beard ? `<path d="M450 1040 Q480 1180 560 1200 Q660 1140 768 1150 Q876 1140 976 1200 Q1056 1180 1086 1040 L1110 1460 L430 1460 Z" fill="${beard}" filter="url(#fine)" opacity="0.92"/><path d="M650 1240 Q768 1215 886 1240 Q870 1320 768 1325 Q666 1320 650 1240 Z" fill="${shade(skin, 0.94)}" filter="url(#fine)"/>` : ''}
  </g>
  ${eye(628)}${eye(908)}
  <path d="M548 900 Q620 852 704 886" stroke="${brow(looks)}" stroke-width="20" fill="none" stroke-linecap="round"/><path d="M832 886 Q916 852 988 900" stroke="${brow(looks)}" stroke-width="20" fill="none" stroke-linecap="round"/>
  <path d="M760 980 Q742 1080 716 1128 Q730 1160 768 1162 Q806 1160 820 1128" stroke="${shade(skin, 0.66)}" stroke-width="11" fill="none" stroke-linecap="round" opacity="0.75"/>
  <path d="M660 1250 Q768 1222 876 1250 Q840 1330 768 1332 Q696 1330 660 1250 Z" fill="${lip}"/><path d="M684 1254 Q768 1238 852 1254 Q830 1292 768 1294 Q706 1292 684 1254 Z" fill="#f7f2ec"/>
  ${hasGlasses ? `<g fill="#ffffff" fill-opacity="0.1" stroke="#2a2a2e" stroke-width="14"><rect x="520" y="910" width="216" height="160" rx="66"/><rect x="800" y="910" width="216" height="160" rx="66"/><path d="M736 968 Q768 946 800 968 M520 962 L448 946 M1016 962 L1088 946" fill="none"/></g>` : ''}
  ${FRONT[hair] ? `<path d="${FRONT[hair]}" fill="url(#hair)" fill-rule="evenodd"/>` : ''}
  ${DETAILS[hair]?.(colour) ?? ''}
  <rect width="1536" height="2048" fill="url(#light)"/></svg>`;
}

const brow = ({ hair, colour, beard }: Looks): string =>
  hair === 'hijab' || hair === 'ghutra' || hair === 'bald' ? (beard ?? '#2c211c') : shade(colour, 0.8);

const HEAD =
  'M452 920 C440 640 600 540 768 540 C936 540 1096 640 1084 920 C1090 1150 1010 1340 880 1420 Q768 1480 656 1420 C526 1340 446 1150 452 920 Z';

const eye = (x: number): string =>
  `<path d="M${x - 72} 990 Q${x} 932 ${x + 72} 990 Q${x} 1032 ${x - 72} 990 Z" fill="#f8f5f0"/><circle cx="${x}" cy="984" r="31" fill="#4a3324"/><circle cx="${x}" cy="984" r="15" fill="#15100d"/><circle cx="${x + 10}" cy="973" r="8" fill="#ffffff"/><path d="M${x - 76} 990 Q${x} 924 ${x + 76} 990" stroke="#2a1e19" stroke-width="11" fill="none" stroke-linecap="round"/>`;

/** Behind the head and shoulders. */
const BEHIND: Partial<Record<Hair, string>> = {
  long: 'M768 430 C480 420 360 640 372 960 C380 1260 330 1480 300 1700 Q768 1830 1236 1700 C1206 1480 1156 1260 1164 960 C1176 640 1056 420 768 430 Z',
  bob: 'M768 440 C470 430 364 660 376 960 C382 1160 380 1300 420 1400 Q768 1480 1116 1400 C1156 1300 1154 1160 1160 960 C1172 660 1066 430 768 440 Z',
  bun: 'M768 250 a150 150 0 1 1 -1 0 Z',
  ghutra:
    'M768 420 C460 420 370 640 380 940 L270 1720 Q520 1830 600 1620 L936 1620 Q1016 1830 1266 1720 L1156 940 C1166 640 1076 420 768 420 Z',
};
/** Over the forehead, or around the face. */
const FRONT: Partial<Record<Hair, string>> = {
  short:
    'M440 960 C410 600 560 440 790 450 C1010 450 1130 620 1096 960 C1086 860 1060 800 1030 750 C900 780 700 750 620 680 C540 740 470 820 440 960 Z',
  crop: 'M446 900 C430 610 580 486 768 486 C956 486 1106 610 1090 900 C1070 800 1030 720 980 680 Q768 610 556 680 C506 720 466 800 446 900 Z',
  curls:
    'M430 960 C360 880 400 760 430 720 C400 620 500 520 570 530 C600 430 740 400 800 450 C880 400 1000 440 1010 530 C1110 550 1150 660 1110 730 C1150 800 1150 900 1104 960 C1090 860 1070 800 1020 760 C960 790 920 720 860 740 C800 770 740 720 690 750 C620 780 560 730 520 780 C470 830 440 890 430 960 Z',
  long: 'M440 1000 C400 640 560 470 768 470 C976 470 1136 640 1096 1000 C1080 860 1010 760 860 640 C740 740 520 780 440 1000 Z',
  bob: 'M440 1060 C390 660 560 470 768 470 C976 470 1146 660 1096 1060 C1090 940 1080 860 1050 800 Q768 720 486 800 C456 860 446 940 440 1060 Z',
  bun: 'M446 930 C420 620 580 480 768 480 C956 480 1116 620 1090 930 C1060 800 980 700 768 690 C556 700 476 800 446 930 Z',
  hijab:
    'M768 400 C440 400 340 660 352 980 C358 1240 300 1420 330 1600 C480 1790 1056 1790 1206 1600 C1236 1420 1178 1240 1184 980 C1196 660 1096 400 768 400 Z M768 590 C950 590 1050 700 1048 930 C1052 1160 980 1330 860 1410 Q768 1456 676 1410 C556 1330 484 1160 488 930 C486 700 586 590 768 590 Z',
  ghutra:
    'M400 900 C370 560 540 420 768 420 C996 420 1166 560 1136 900 C1120 1000 1150 1200 1190 1400 C1100 1300 1080 1100 1076 920 C1040 760 960 690 768 686 C576 690 496 760 460 920 C456 1100 436 1300 346 1400 C386 1200 416 1000 400 900 Z',
};
const DETAILS: Partial<Record<Hair, (colour: string) => string>> = {
  hijab: (colour) =>
    `<path d="M480 1380 Q768 1640 1090 1330 M420 1530 Q768 1740 1130 1480 M560 520 Q768 440 976 520" stroke="${shade(colour, 0.72)}" stroke-width="16" fill="none" stroke-linecap="round" opacity="0.7" filter="url(#fine)"/>`,
  ghutra: () =>
    `<path d="M424 690 Q768 520 1112 690" stroke="#1c1a19" stroke-width="42" fill="none"/><path d="M432 748 Q768 580 1104 748" stroke="#262423" stroke-width="34" fill="none"/><path d="M420 900 Q400 1200 360 1560 M1116 900 Q1136 1200 1176 1560" stroke="#d5d1c6" stroke-width="14" fill="none" filter="url(#fine)"/>`,
};
