import type { LineFault } from '#engine/lineReader.ts';
import { LineReader } from '#engine/lineReader.ts';
import type { Seat } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { CAPTAINS } from './captains.ts';
import { CARD_KINDS, TRIBU_KINDS } from './cards/kinds.ts';
import type { Target } from './cards/target.ts';
import type { Choice } from './actions.ts';
import type { Command } from './commands.ts';
import { makeThrows, readThrows } from './notation/throws.ts';
import { makeMove, readMove } from './notation/move.ts';
import { readTarget } from './notation/target.ts';
import { readOwnTruck, readSeat, readWhole } from './notation/words.ts';
import { nameOf } from './ids.ts';
import { refusals } from './refusals.ts';

/** Commands as text, one a line; the seat that says it is understood. See the README of this folder. */

/** The command as text. `parseCommand` of it, for the same seat, is the command again. */
export function makeCommand(command: Command): string {
  switch (command.do) {
    case 'roll':
      return command.throws === null ? 'roll' : `roll ${makeThrows(command.throws)}`;
    case 'captain':
      return `captain ${command.captain}`;
    case 'stack':
    case 'unstack':
      return `${command.do} ${command.trucks.map(nameOf).join(' ')}`;
    case 'move':
      return `move ${makeMove(command.move)}`;
    case 'play':
      return ['play', command.card, ...makeTarget(command.target)].join(' ');
    case 'wrench':
      return `wrench ${nameOf(command.truck)}`;
    case 'bid':
      return `bid ${command.slot} ${command.coins}`;
    case 'place':
      return `place ${command.card} ${command.coins}`;
    case 'challenge':
      return `challenge ${command.owner} ${command.slot}`;
    default:
      return makePlain(command);
  }
}

type Plain = Extract<Choice, { readonly do: 'occupy' | 'broker' | 'pass' | 'ready' | 'concede' }>;

function makePlain(command: Plain): string {
  switch (command.do) {
    case 'occupy':
      return command.stay ? 'occupy' : 'withdraw';
    case 'broker':
      return command.take ? 'take' : 'leave';
    default:
      return command.do;
  }
}

function makeTarget(target: Target): readonly (string | number)[] {
  switch (target.on) {
    case 'nothing':
      return [];
    case 'truck':
      return [nameOf(target.truck)];
    case 'tow':
      return [nameOf(target.truck), target.terra];
    case 'entry':
      return [nameOf(target.truck), target.ramp, target.terra];
    case 'terra':
      return [target.terra];
    case 'border':
      return [target.terra, target.beyond];
    case 'face-down':
      return [target.owner, target.slot];
  }
}

/**
 * Reads a command of the seat. Faults: `notation`: the column, the word and what was expected in its place;
 * `only-the-clock`: no player may say that time is over.
 */
export function parseCommand(text: string, seat: Seat): Result<Command, LineFault> {
  const line = new LineReader(text, 'notation');
  if (line.maybe('time'))
    return { ok: false, fault: { ...refusals.onlyTheClock(), column: text.search(/\S/) + 1, word: 'time' } };
  const command = readCommand(line, seat);
  line.end();
  return line.fault === null ? ok(command) : { ok: false, fault: line.fault };
}

export const VERBS = [
  'roll',
  'captain',
  'stack',
  'unstack',
  'move',
  'play',
  'wrench',
  'occupy',
  'withdraw',
  'bid',
  'take',
  'leave',
  'place',
  'challenge',
  'pass',
  'ready',
  'concede',
] as const;

function readCommand(line: LineReader, seat: Seat): Command {
  const verb = line.oneOf(VERBS, 'lower');
  switch (verb) {
    case 'roll':
      return { do: 'roll', seat, throws: line.atEnd() ? null : readThrows(line, seat) };
    case 'captain':
      return { do: 'captain', seat, captain: line.oneOf(CAPTAINS, 'lower') };
    case 'stack':
    case 'unstack':
      return { do: verb, seat, trucks: [readOwnTruck(line, seat), readOwnTruck(line, seat)] };
    case 'move':
      return { do: 'move', seat, move: readMove(line, seat) };
    case 'play':
      return readPlay(line, seat);
    case 'wrench':
      return { do: 'wrench', seat, truck: readOwnTruck(line, seat) };
    case 'bid':
      return {
        do: 'bid',
        seat,
        slot: readWhole(line, 'the number of a card'),
        coins: readWhole(line, 'a number of V'),
      };
    case 'place':
      return { do: 'place', seat, card: line.oneOf(TRIBU_KINDS, 'lower'), coins: readWhole(line, 'a number of V') };
    case 'challenge':
      return { do: 'challenge', seat, owner: readSeat(line), slot: readWhole(line, 'the number of a card') };
    case 'occupy':
    case 'withdraw':
      return { do: 'occupy', seat, stay: verb === 'occupy' };
    case 'take':
    case 'leave':
      return { do: 'broker', seat, take: verb === 'take' };
    default:
      return { do: verb, seat };
  }
}

function readPlay(line: LineReader, seat: Seat): Command {
  const [first = 'scout', ...others] = CARD_KINDS;
  const card = line.oneOf([first, ...others], 'lower');
  return { do: 'play', seat, card, target: readTarget(line, seat, card) };
}
