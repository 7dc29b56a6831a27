import { atGap, BASE_MM, type Size } from '../geometry.ts';
import { scenario, tackle, untouched, upright, type Case } from '../file.ts';
import { further, HALF_TURN, hit, inEdgesWay, NEARER, SAME_TICK_OFF, TOWARDS } from './tackles.ts';

/**
 * Rock-paper-scissors, a house rule: large tackles medium, medium tackles small, small tackles large, and nobody
 * another.
 */
const RULE = { options: { tackling: 'rock-paper-scissors' } } as const;
const MOVERS: Readonly<Record<Size, string>> = { S: '0-S1', M: '0-M1', L: '0-L1' };
const WORDS: Readonly<Record<Size, string>> = { S: 'small', M: 'medium', L: 'large' };
const NEAR = 0.4; // mm, see contacts.ts

const tooStrong = (mover: string, victim: string) => ({
  legal: false,
  rulings: [{ clause: 'TR-13', code: 'tackle-size' as const, piece: mover, other: victim }],
  tackled: [],
  penalised: [mover],
  restored: [victim],
});

const meets = (mover: Size, other: Size, beats: boolean): Case => {
  const victim = inEdgesWay(mover, BASE_MM[mover] * 0.6, `1-${other}1`);
  const name = beats ? `${WORDS[mover]}-beats-${WORDS[other]}` : `${WORDS[mover]}-does-not-beat-${WORDS[other]}`;
  return scenario(`house-rules/${name}`, `Rock-paper-scissors: ${name.replaceAll('-', ' ')}`, {
    ...RULE,
    pieces: [upright(MOVERS[mover]), victim],
    actions: [tackle(MOVERS[mover], HALF_TURN)],
    expect: [
      beats ? hit(MOVERS[mover], victim.id) : { ...tooStrong(MOVERS[mover], victim.id), pieces: [untouched(victim)] },
    ],
  });
};

const all: Case[] = [
  meets('L', 'M', true),
  meets('M', 'S', true),
  meets('S', 'L', true),
  meets('M', 'L', false),
  meets('S', 'M', false),
  meets('L', 'S', false),
  meets('L', 'L', false),
  meets('S', 'S', false),
];

/** The far corner of a half turn just reaches the other, or just does not. */
const byAHair: Case[] = (['L', 'M'] as const).flatMap((size): Case[] => {
  const mover = upright(MOVERS[size]);
  const beyond = upright('1-S1', BASE_MM[size] / 2 - 45, BASE_MM[size] / 2 + 45, 45);
  const [met, missed] = [-NEAR, NEAR].map((gap) => atGap(mover, HALF_TURN, beyond, TOWARDS, gap));
  if (!met || !missed) return [];
  const beats = size === 'M';
  return [
    scenario(
      `house-rules/${WORDS[size]}-just-reaches-a-small-one`,
      `Rock-paper-scissors: a ${WORDS[size]} piece's far corner just reaches a small one, ${beats ? 'which it beats' : 'which it does not beat'}`,
      {
        ...RULE,
        pieces: [mover, met],
        actions: [tackle(mover.id, HALF_TURN)],
        expect: [beats ? hit(mover.id, met.id) : tooStrong(mover.id, met.id)],
      },
    ),
    scenario(
      `house-rules/${WORDS[size]}-just-misses-a-small-one`,
      `Rock-paper-scissors: a ${WORDS[size]} piece's far corner just misses a small one, and nothing has happened`,
      {
        ...RULE,
        pieces: [mover, missed],
        actions: [tackle(mover.id, HALF_TURN)],
        expect: [{ legal: true, rulings: [], tackled: [], penalised: [], pieces: [untouched(missed)] }],
      },
    ),
  ];
});

const large = upright('0-L1');
const together: Case[] = [
  scenario(
    'house-rules/one-that-it-beats-and-one-that-it-does-not',
    'Rock-paper-scissors: a base edge that meets a medium and a small rival in the same moment may not',
    {
      ...RULE,
      pieces: [large, NEARER, further('1-M1', SAME_TICK_OFF)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [
        {
          legal: false,
          rulings: [
            { code: 'tackle-base', other: '1-M1' },
            { code: 'tackle-size', other: '1-S1' },
          ],
          tackled: [],
          penalised: ['0-L1'],
          restored: ['1-M1', '1-S1'],
        },
      ],
    },
  ),
  scenario(
    'house-rules/the-one-that-it-beats-comes-first',
    'Rock-paper-scissors: half a millimetre earlier the medium one is met alone, and the sweep ends there',
    {
      ...RULE,
      pieces: [large, NEARER, further('1-M1', SAME_TICK_OFF - 0.5)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [{ legal: true, rulings: [{ code: 'tackle-base', other: '1-M1' }], tackled: ['1-M1'], penalised: [] }],
    },
  ),
];

export const SIZE_CASES: readonly Case[] = [...all, ...byAHair, ...together];
