import { isWhole } from '#engine/seen.ts';
import { createSession } from '#play/traction/session/session.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { answerOf } from '#play/traction/words/answer.ts';
import { PHRASES } from '#play/traction/words/phrases.ts';
import { seatNow, type Situation, speakerOf } from '#play/traction/words/situation.ts';
import { tellingOf } from '#play/traction/words/telling.ts';
import { viewOf } from '#play/traction/words/view.ts';
import { readPhrase } from '#play/textTable/phrases.ts';
import { startMatch } from '#engine/match.ts';
import type { TractionOptions } from '#games/traction/options.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { loadPhysics } from '#sim/physics.ts';
import { must, setupOf } from '../../../../games/traction/support.ts';
import { untilStill } from '../session/sessionAtTable.ts';

/** A piece: `0-L1 40 0`, with its yaw behind, and `flat` if it lies. */
export function at(text: string): PiecePlacement {
  const [id = '', x = '0', z = '0', yaw = '0', pose] = text.split(' ');
  return {
    id: pieceId(id),
    xMm: Number(x),
    zMm: Number(z),
    yawDeg: Number(yaw),
    pose: pose === 'flat' ? 'flat' : 'upright',
  };
}

const SEATS = ['Ada', 'Bo', 'Cy'].map((name, colour) => ({ name, colour, kind: 'person' as const }));

/** Pads of Ada (near) and Bo (far), their middles 300 mm apart, edges 223.8; pieces as told; Ada to move. */
export function position(pieces: readonly string[], mover = 0, options: Partial<TractionOptions> = {}): TractionMatch {
  const pads = [
    { seat: seat(0), xMm: 0, zMm: 150, yawDeg: 0 },
    { seat: seat(1), xMm: 0, zMm: -150, yawDeg: 180 },
  ];
  const setup = {
    ...setupOf(options),
    table: { tableMm: 600, pads },
    position: { seat: seat(mover), pieces: pieces.map(at) },
  };
  return must(startMatch(traction, { build: 'b', tickHz: 240, seed: 1, seats: SEATS.slice(0, 2), setup }));
}

export const situationOf = (match: TractionMatch, by = seatNow(match.state)): Situation => ({
  state: match.state,
  view: viewOf(match.state, by),
  underWay: null,
});

/** What the text table answers, or why it does not. */
export function answered(match: TractionMatch, line: string): readonly string[] {
  const read = readPhrase(PHRASES, line, speakerOf(match));
  if (!read.ok) return [read.fault.message];
  return 'ask' in read.value
    ? answerOf(tellingOf(match, situationOf(match)), read.value)
    : [`an order: ${read.value.do}`];
}

/** The same on a table with physics, everything done at once. */
export async function played(
  match: TractionMatch,
): Promise<{ readonly session: Session; type(line: string): void; match(): TractionMatch }> {
  const session = createSession({ physics: await loadPhysics(), pace: 'at-once', random: () => 0.5 });
  session.commands.newMatch({ seats: match.header.seats, setup: match.header.setup, seed: 1 });
  return {
    session,
    type: (line) => {
      must(session.commands.typeMove(line));
      untilStill(session);
    },
    match: () => {
      const { match: now } = session.store.getState();
      if (now === null || !isWhole(now)) throw new Error('no match');
      return now;
    },
  };
}
