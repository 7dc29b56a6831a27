import { startMatch } from '#engine/match.ts';
import type { DrillVerdict } from '#engine/lessons.ts';
import type { TractionDeed } from '#games/traction/help/drills/deeds.ts';
import type { TractionPart } from '#games/traction/help/drills/judge.ts';
import type { TractionDrill } from '#games/traction/help/drills/stepping.ts';
import { TRACTION_LESSONS } from '#games/traction/help/lessons.ts';
import { enact, enactLine } from '#games/traction/scenario/enact.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { parseCommand } from '#games/traction/notation.ts';
import type { Result } from '#sim/result.ts';
import { atOnce } from '#sim/ticking.ts';
import { loadPhysics } from '#sim/physics.ts';

export const SEATS = [
  { name: 'Blue', colour: 0, kind: 'person' as const },
  { name: 'Vermilion', colour: 1, kind: 'person' as const },
  { name: 'Green', colour: 2, kind: 'person' as const },
];

export const realTable = async (): Promise<ScenarioTable> => physicsTable(await loadPhysics());

export function drillOf(id: string): TractionDrill {
  const drill = TRACTION_LESSONS.drills.find((one) => one.id === id);
  if (drill === undefined) throw new Error(`there is no drill ${id}`);
  return drill;
}

/** The match as the part begins it. */
export function begun({ build, tickHz }: ScenarioTable, { setup }: TractionPart): TractionMatch {
  const started = startMatch(traction, { build, tickHz, seed: 0, seats: SEATS.slice(0, 2), setup });
  if (!started.ok) throw new Error(started.fault.message);
  return started.value;
}

/** The match after the deeds, one after the other; throws where one is refused. */
export const afterDeeds = (table: ScenarioTable, match: TractionMatch, deeds: readonly TractionDeed[]): TractionMatch =>
  deeds.reduce((now, deed) => {
    const done =
      typeof deed === 'string'
        ? enactLine(table, now, deed)
        : enact(table, now, { do: 'disturb', by: deed.by, piece: deed.piece, touch: { pushMm: deed.pushMm } });
    if (!done.ok) throw new Error(`${JSON.stringify(deed)}: ${done.fault.message}`);
    return done.value;
  }, match);

/** A player's own hand moves as a practised one would for the line. */
export function byOwnHand(table: ScenarioTable, match: TractionMatch, line: string): Result<TractionMatch> {
  const command = parseCommand(line, match.state.turn.seat);
  if (!command.ok || command.value.do !== 'walk') throw new Error(`${line} is no walk`);
  const { piece, steps } = command.value;
  const played = atOnce(table.play(match.state, { do: 'walk', piece, steps, hand: { steadiness: 'usual' } }));
  if (!played.ok) return played;
  return enact(table, match, { do: 'gesture', as: 'walk', piece, gesture: played.value.gesture });
}

export const verdictAfter = (table: ScenarioTable, part: TractionPart, deeds: readonly TractionDeed[]): DrillVerdict =>
  part.judge(afterDeeds(table, begun(table, part), deeds));
