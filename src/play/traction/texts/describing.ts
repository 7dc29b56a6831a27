import { fillingText } from '#games/traction/texts.ts';
import type { FillingOption } from '#games/traction/variants.ts';
import type { PyramidSize } from '#sim/pyramid.ts';
import { length } from '#play/texts/lengths.ts';
import { count, listed } from '#play/texts/words.ts';
import { SIZE_WORDS } from './sizes.ts';

// Texts of a position in words, for players who do not see the table.

const clock = (hour: number, half: boolean): string => (half ? `half past ${hour}` : `${hour} o’clock`);
const degrees = (deg: number): string => `${Math.round(deg) % 360}°`;
const turned = (deg: number): string =>
  deg === 0 ? 'without a swivel' : `by ${Math.abs(deg)}° ${deg > 0 ? 'counter-clockwise' : 'clockwise'}`;
const sides = { left: 'on the left', right: 'on the right', across: 'across the way' } as const;
const estimate = 'An estimate by outlines: what happens on the table decides.';

export const describing = {
  clock,
  estimate,
  rivalsPad: 'pad of a rival',
  away: (mm: number, at: string) => (mm === 0 ? 'right beside it' : `${length(mm)} away at ${at}`),

  look: {
    turn: (headline: string, hand: string | null, turn: string, left: number) =>
      `${headline}${hand === null ? '' : `, with a ${hand}`}. ${turn}; ${count(left, 'piece')} can still move.`,
    pieces: (names: readonly string[]) =>
      names.length === 0 ? 'No piece may act any more.' : `May walk or tackle: ${listed(names)}.`,
    cannot: (piece: string, why: string) => `${piece}: ${why}.`,
    right: (names: readonly string[], line: string) =>
      `${listed(names)} ${names.length === 1 ? 'lies' : 'lie'} flat and may be set upright before anything acts: ${line}`,
    choose: (chooser: string, culprit: string, names: readonly string[], line: string) =>
      `${chooser} may lay one of ${culprit}’s pieces flat (${listed(names)}): ${line}, or decline`,
    flat: (names: readonly string[]) =>
      names.length === 0 ? 'No piece lies flat.' : `Flat after a foul: ${listed(names)}.`,
    nearest: (piece: string, pad: string, mm: number, at: string) =>
      `${piece} is ${mm === 0 ? 'at' : `${length(mm)} from`} ${pad}, at ${at}.`,
    undo: (who: string, waiting: readonly string[]) =>
      `${who} asks to take back; ${listed(waiting)} ${waiting.length === 1 ? 'answers' : 'answer'}: agree, or refuse.`,
    between: (piece: string, left: string) =>
      `${piece} is in the middle of its walk, ${left}. Go on with a step such as step B 180, or end it with done.`,
    moving: 'A piece is moving; this is how everything stood before.',
    view: (who: string) =>
      `Directions are as ${who} sees them: 12 o’clock is straight ahead over the middle of the table.`,
    next: 'Type new for another match of the same players, last for the ruling, or leave.',
    over: (who: readonly string[]) =>
      `The match is over: ${listed(who)} ${who.length === 1 ? 'has won' : 'share the win'}.`,
  },

  place: {
    stands: (piece: string, size: PyramidSize, on: string) => `${piece}, ${SIZE_WORDS[size]}, stands on ${on}.`,
    lies: (piece: string, size: PyramidSize, on: string, tip: string) =>
      `${piece}, ${SIZE_WORDS[size]}, lies flat on ${on} after a foul, its tip towards ${tip}.`,
    partly: (pad: string) => `the table, partly on ${pad}`,
    fromMiddle: (mm: number, at: string) =>
      mm < 0.5 ? 'It is in the middle of the table.' : `From the middle of the table: ${length(mm)} at ${at}.`,
    pad: (pad: string, mm: number, at: string, deg: number) =>
      mm === 0 ? `It touches ${pad}.` : `To ${pad}: ${length(mm)} at ${at} (${degrees(deg)}).`,
    corners: (corners: readonly string[]) => `Its corners point: ${listed(corners)}.`,
    corner: (corner: string, at: string, deg: number) => `${corner} to ${at} (${degrees(deg)})`,
    line: (piece: string, on: string) => `${piece} on ${on}`,
    flatLine: (piece: string, on: string) => `${piece} flat on ${on}`,
    lineTo: (pad: string, mm: number, at: string) => `${length(mm)} to ${pad} at ${at}`,
    padIs: (pad: string, mm: number, at: string) =>
      `${pad}, a card of 5 by 3 inches: its middle is ${length(mm)} from the middle of the table at ${at}.`,
    padEmpty: 'Nothing is on it.',
    padHolds: (names: readonly string[]) => `On it: ${listed(names)}.`,
    offTable: (piece: string) => `${piece} is not on the table.`,
    noPad: (pad: string) => `There is no ${pad} on this table.`,
    may: (steps: number) => `It may walk ${count(steps, 'step')} or tackle.`,
  },

  nearest: {
    title: (thing: string) => `Nearest to ${thing}:`,
    none: (thing: string) => `There is no other piece near ${thing}.`,
    one: (piece: string, flat: boolean, away: string) => `${piece}${flat ? ', flat' : ''}: ${away}`,
  },

  reach: {
    walk: (piece: string, steps: number, mm: number) =>
      `${piece} walks ${count(steps, 'step')}: at most ${length(mm)} in a straight line.`,
    corner: (corner: string, at: string, mm: number, what: string) =>
      `Corner ${corner}, at ${at}: half a turn on it leads ${length(mm)} that way, ${what}.`,
    pad: (pad: string, steps: number, turns: number) =>
      `${pad} is at least ${count(steps, 'step')} away, so ${turns === 1 ? 'it can be reached in one walk' : `${count(turns, 'turn')}`}.`,
    tackle: (mm: number) => `In a tackle its base comes as far as ${length(mm)} from the corner that it stands on.`,
    targets: (names: readonly string[]) =>
      names.length === 0 ? 'No rival’s piece is within that reach.' : `Within that reach: ${listed(names)}.`,
    flat: (piece: string) => `${piece} lies flat: it reaches nothing until it is set upright.`,
  },

  between: {
    lane: (from: string, to: string, mm: number, at: string, width: number) =>
      `From ${from} to ${to}: ${mm === 0 ? 'they touch' : `${length(mm)} at ${at}`}. In a lane ${length(width)} wide:`,
    clear: 'nothing stands between.',
    one: (piece: string, mm: number, side: keyof typeof sides) => `${piece} after ${length(mm)}, ${sides[side]}`,
  },

  tackles: {
    none: (piece: string) => `${piece} has nothing within reach that its base would meet first.`,
    flat: (piece: string) => `${piece} lies flat and cannot tackle.`,
    one: (piece: string, victim: string, line: string) => `${piece} can try ${victim}: ${line}`,
  },

  forecast: {
    step: (n: number, corner: string, deg: number, mm: number, at: string, what: string) =>
      `Step ${n}, on ${corner} ${turned(deg)}: lands ${length(mm)} away at ${at}, ${what}.`,
    clear: 'touching nothing',
    hits: (names: readonly string[]) => `and would touch ${listed(names)}`,
    pads: (names: readonly string[]) => `and would touch ${listed(names)}: a win`,
    off: 'and would leave the table',
    tooFar: 'further than this table’s rules allow a step',
    after: (pad: string, mm: number) => `Then ${mm === 0 ? `it touches ${pad}` : `${pad} is ${length(mm)} away`}.`,
  },

  way: {
    none: (piece: string, pad: string) => `No step brings ${piece} nearer to ${pad} without touching something.`,
    line: (pad: string, line: string) => `Towards ${pad}: ${line}`,
    brings: (before: number, after: number) =>
      `It would bring it from ${length(before)} to ${length(after)}, touching nothing.`,
    wins: (names: readonly string[]) => `It would touch ${listed(names)}: a win.`,
    flat: (piece: string) => `${piece} lies flat and cannot walk.`,
  },

  rules: {
    surface: (name: string, friction: number) => `Surface: ${name}, coefficient of friction ${friction.toFixed(2)}.`,
    ranges: (small: number, medium: number, large: number) =>
      `A walk has up to ${count(small, 'step')} for a small piece, ${medium} for a medium one, ${large} for a large one.`,
    pieces: (n: number) => `${count(n, 'piece')} may act in a turn.`,
    flatVictims: 'A penalised piece that is tackled stays flat.',
    starterOne: 'In the very first turn only one.',
    rockPaperScissors: 'Large tackles medium, medium tackles small, small tackles large.',
    tackles: (tackler: PyramidSize, victims: readonly PyramidSize[]) =>
      victims.length === 0
        ? `A ${SIZE_WORDS[tackler]} piece may tackle no piece.`
        : `A ${SIZE_WORDS[tackler]} piece may tackle ${listed(victims.map((victim) => `a ${SIZE_WORDS[victim]} one`))}.`,
    filling: (filling: FillingOption) => `The match has ${fillingText(filling)}.`,
    own: (key: string, value: string) => `House rule ${key}: ${value}.`,
    hand: (name: string, hand: string) => `${name} has a ${hand}.`,
    turnLimit: (n: number) => `The match ends after ${count(n, 'turn')} each.`,
    tolerance: (moveMm: number, yawDeg: number) =>
      `It is a foul when another piece is moved by more than ${moveMm} mm or turned by more than ${yawDeg}°.`,
  },

  last: {
    none: 'Nothing has been played yet.',
    title: (who: string, notation: string) => `${who}: ${notation}`,
    saying: (text: string, clause: string) => `${text} (${clause})`,
  },
} as const;
