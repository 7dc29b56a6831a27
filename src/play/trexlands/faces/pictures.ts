import type { CaptainId } from '#games/trexlands/captains.ts';
import type { CardKind, ClimaKind } from '#games/trexlands/cards/kinds.ts';

/**
 * The drawings on the cards: the project's own, made for it by code and under its licence. Each is drawn in a square of
 * 100 by 100; what lies behind it is the sky, and the ground from its lower third on.
 */

/** Every card that has a face. */
export type FaceId = CardKind | ClimaKind | CaptainId;

export const TONES = {
  ink: '#20242c',
  paper: '#fbf6e9',
  sand: '#d9a94e',
  earth: '#8a6238',
  stone: '#9aa1ab',
  steel: '#d5dae2',
  red: '#c23b22',
  orange: '#ea8a1f',
  gold: '#f4bf3a',
  green: '#4d7d3c',
  water: '#3478b0',
  sky: '#cfe3ee',
} as const;
export type Tone = keyof typeof TONES;

/** A filled shape, or a line of that width; in a place and a size of its own where it has one. */
export interface Layer {
  /** An SVG path. */
  readonly d: string;
  readonly tone: Tone;
  /** Of a line; null fills the path. */
  readonly line: number | null;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Clockwise, degrees. */
  readonly turn: number;
}

const at = (layers: readonly Layer[], x: number, y: number, scale = 1, turn = 0): readonly Layer[] =>
  layers.map((layer) => ({ ...layer, x, y, scale, turn }));
const filled = (d: string, tone: Tone): Layer => ({ d, tone, line: null, x: 0, y: 0, scale: 1, turn: 0 });
const line = (d: string, tone: Tone, width: number): Layer => ({ ...filled(d, tone), line: width });
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A toy truck from the side, around its middle, 60 wide. */
const truck = (tone: Tone): readonly Layer[] => [
  filled('M-30 8V-6H-4V-17H12L22 -5H30V8Z', tone),
  filled('M0 -13H10L17 -5H0Z', 'sky'),
  filled(disc(-16, 9, 8.5), 'ink'),
  filled(disc(17, 9, 8.5), 'ink'),
  filled(disc(-16, 9, 3.5), 'steel'),
  filled(disc(17, 9, 3.5), 'steel'),
];
const coin: readonly Layer[] = [
  filled(disc(0, 0, 16), 'stone'),
  filled(disc(0, 0, 13), 'steel'),
  line('M-6 -7L0 7L6 -7', 'water', 4),
];
const wrench: readonly Layer[] = [
  line('M-22 22L16 -16', 'stone', 13),
  filled('M9 -34A20 20 0 1 0 34 -9L20 -9L9 -20Z', 'stone'),
  filled(disc(-22, 22, 5), 'ink'),
];

/** One drawing a card. */
export const PICTURES: Readonly<Record<FaceId, readonly Layer[]>> = {
  roadblock: [
    line('M24 40V86M76 40V86', 'ink', 6),
    filled('M8 34H92V60H8Z', 'paper'),
    filled('M8 60L22 34H40L26 60ZM44 60L58 34H76L62 60ZM80 60L92 38V60Z', 'red'),
    filled(disc(24, 28, 6), 'orange'),
    filled(disc(76, 28, 6), 'orange'),
  ],
  'counter-order': [
    ...at([filled('M-18 -26H18V26H-18Z', 'paper'), line('M-10 -14H10M-10 -4H10M-10 6H4', 'ink', 3)], 50, 48, 1.1, -10),
    line(disc(50, 48, 34), 'red', 9),
    line('M26 72L74 24', 'red', 9),
  ],
  nitro: [
    filled('M30 66L2 54L22 54L6 42L28 46L20 32L42 50Z', 'orange'),
    filled('M32 64L14 56L28 55L20 47L40 54Z', 'gold'),
    ...at(truck('water'), 62, 60),
  ],
  ballast: [
    ...at(truck('green'), 50, 34),
    line('M50 42V52', 'ink', 4),
    filled('M38 52H62L72 90H28Z', 'ink'),
    line('M40 78H60', 'steel', 4),
  ],
  'oil-slick': [
    filled('M6 82C8 68 28 74 38 68C54 60 96 66 94 80C92 94 70 86 54 92C36 98 4 96 6 82Z', 'ink'),
    filled('M44 80C54 74 70 74 76 78C68 76 54 78 48 84Z', 'stone'),
    ...at([filled('M-14 -22H14V22H-14Z', 'red'), line('M-14 -8H14M-14 8H14', 'ink', 3)], 34, 46, 1, 24),
  ],
  'second-wind': [
    ...at(truck('red'), 50, 66, 0.9, 180),
    line('M22 46A30 30 0 0 1 76 34', 'green', 7),
    filled('M66 42L88 46L82 22Z', 'green'),
  ],
  'tow-hook': [
    line('M50 4V34', 'ink', 5),
    filled('M42 30H58V44H42Z', 'stone'),
    line('M50 44V56A17 17 0 1 1 30 68', 'stone', 10),
    filled('M22 70L30 54L40 70Z', 'stone'),
  ],
  toll: [
    filled('M8 44H30V88H8Z', 'earth'),
    filled('M4 36L19 24L34 36V44H4Z', 'red'),
    line('M30 60L94 40', 'paper', 8),
    line('M42 56L54 52.5M66 49L78 45', 'red', 8),
    ...at(coin, 66, 74),
  ],
  bridge: [
    filled('M0 60H22V100H0ZM78 60H100V100H78Z', 'earth'),
    filled('M22 88H78V100H22Z', 'water'),
    filled('M8 52H92V62H8Z', 'ink'),
    line('M16 62Q50 100 84 62M20 52Q50 14 80 52M35 38V52M50 33V52M65 38V52', 'stone', 4),
  ],
  convoy: [
    ...at(truck('orange'), 28, 70, 0.72),
    ...at(truck('water'), 72, 70, 0.72),
    line('M10 34H66', 'ink', 6),
    filled('M62 22L86 34L62 46Z', 'ink'),
  ],
  sandstorm: [
    line('M14 24H84M22 40H92M10 56H72M34 72H84M28 86H58', 'sand', 9),
    line('M26 32H70M36 48H86M22 64H60', 'earth', 4),
    ...at(truck('red'), 66, 62, 0.5, -28),
  ],
  drought: [
    filled(disc(50, 32, 17), 'orange'),
    line('M50 4V10M22 32H28M72 32H78M30 12L35 17M70 12L65 17M30 52L35 47M70 52L65 47', 'orange', 4),
    filled('M0 66H100V100H0Z', 'sand'),
    line('M8 66L20 80L12 100M20 80L46 84L54 66M46 84L50 100M54 74L78 84L94 68M78 84L74 100', 'earth', 3),
  ],
  flood: [
    filled('M36 30L58 14L80 30V60H36Z', 'earth'),
    filled('M30 32L58 10L86 32Z', 'red'),
    filled('M0 58Q12 46 25 58T50 58T75 58T100 58V100H0Z', 'water'),
    line('M0 72Q12 62 25 72T50 72T75 72T100 72M0 86Q12 76 25 86T50 86T75 86T100 86', 'sky', 3),
  ],
  quake: [
    filled('M0 62L44 66L38 78L50 86L44 100H0ZM100 58L60 64L54 76L66 84L58 100H100Z', 'earth'),
    filled('M44 66L60 64L54 76L66 84L58 100H44L50 86L38 78Z', 'ink'),
    ...at(truck('orange'), 28, 46, 0.62, -16),
    ...at(truck('water'), 70, 26, 0.62, 30),
  ],
  scout: [
    filled('M18 34H40L46 84H8ZM60 34H82L92 84H54Z', 'ink'),
    filled('M22 20H38V34H22ZM62 20H78V34H62ZM40 42H60V58H40Z', 'stone'),
    filled(disc(27, 82, 15), 'water'),
    filled(disc(73, 82, 15), 'water'),
    filled(disc(23, 77, 4), 'paper'),
    filled(disc(69, 77, 4), 'paper'),
  ],
  fuel: [
    filled('M20 30H58L74 44V92H20Z', 'red'),
    line('M30 22H52', 'ink', 6),
    filled('M62 22L76 34L70 40L58 28Z', 'ink'),
    line('M30 48L62 82M62 48L30 82', 'paper', 4),
    filled('M86 46C94 58 96 62 90 66C84 70 78 64 86 46Z', 'gold'),
  ],
  outpost: [
    line('M34 92L46 46M66 92L54 46M38 76H62', 'earth', 5),
    filled('M32 34H68V52H32Z', 'earth'),
    line('M50 4V34', 'ink', 4),
    filled('M52 6H86L76 16L86 26H52Z', 'red'),
  ],
  mechanic: [
    ...at(truck('green'), 54, 40, 0.9, -8),
    filled('M28 86H80V94H28Z', 'ink'),
    line('M54 54V88M40 62L68 84M68 62L40 84', 'stone', 5),
    ...at(wrench, 18, 70, 0.5),
  ],
  fortress: [
    filled('M14 44V26H24V34H32V26H42V34H58V26H68V34H76V26H86V44L82 50V92H18V50Z', 'stone'),
    filled('M40 92V70A10 10 0 0 1 60 70V92Z', 'ink'),
    line('M24 56H40M52 56H74M28 68H36M66 68H76M24 80H34M66 80H76', 'ink', 2),
    line('M50 8V34', 'ink', 3),
    filled('M51 8H70L64 15L70 22H51Z', 'red'),
  ],
  raid: [
    ...at(truck('red'), 56, 70, 0.8),
    line('M84 46C88 14 34 8 24 34', 'ink', 7),
    filled('M10 28L40 34L20 54Z', 'ink'),
  ],
  charge: [
    ...at(truck('red'), 34, 62, 0.95),
    filled('M70 36L76 50L92 44L84 58L98 66L82 72L88 88L72 78L66 90L66 46Z', 'gold'),
    line('M4 26H30M12 36H26', 'ink', 4),
  ],
  gatecrash: [
    filled('M6 92V40H16V30H34V40H66V30H84V40H94V92Z', 'stone'),
    filled('M30 92V68A20 20 0 0 1 70 68V92Z', 'ink'),
    line('M38 56L62 86M62 56L38 86', 'gold', 9),
    line('M50 4V24M40 16L50 26L60 16', 'red', 5),
  ],
  wrench: [...at(wrench, 48, 52, 1.15)],
  quartermaster: [
    filled('M10 54H46V92H10ZM52 54H88V92H52ZM30 16H68V52H30Z', 'earth'),
    line('M10 54L46 92M46 54L10 92M52 54L88 92M88 54L52 92M30 16L68 52M68 16L30 52', 'sand', 3),
    ...at(coin, 50, 52, 0.8),
  ],
  navigator: [
    filled(disc(50, 50, 40), 'earth'),
    filled(disc(50, 50, 33), 'paper'),
    line('M50 20V26M50 74V80M20 50H26M74 50H80', 'ink', 4),
    filled('M66 30L56 56L44 44Z', 'red'),
    filled('M34 70L44 44L56 56Z', 'ink'),
  ],
  broker: [
    line('M50 14V86M20 30H80', 'ink', 5),
    filled('M30 92H70V84H30Z', 'ink'),
    line('M20 30L8 60M20 30L32 60M80 30L68 60M80 30L92 60', 'stone', 2.5),
    filled('M4 60H36A16 13 0 0 1 4 60ZM64 60H96A16 13 0 0 1 64 60Z', 'gold'),
    ...at(coin, 20, 52, 0.55),
    ...at(coin, 80, 52, 0.55),
  ],
  marshal: [
    filled('M50 6L61 36L93 37L68 57L77 88L50 70L23 88L32 57L7 37L39 36Z', 'gold'),
    line('M50 24L57 43L77 44L61 56L67 75L50 64L33 75L39 56L23 44L43 43Z', 'earth', 3),
    filled(disc(50, 51, 8), 'earth'),
  ],
};
