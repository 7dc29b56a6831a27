import { queued } from './effects.ts';
import { blueOf, redFirst, withPlayer, withPlayers } from './changes.ts';
import { rowOfWave } from './ejections.ts';
import { COLUMNS, rivalOf, type Row, type Seat } from './ids.ts';
import { NUMBERS } from './numbers.ts';
import type { Standing, TractorPullState } from './state.ts';
import { applied, type Applied } from './applied.ts';
import { inForce, type InForce } from './windows.ts';

/** The next wave of the match, or, after the last one, the pull. */
export function nextWave(state: TractorPullState): Applied {
  const wave = ROW_AFTER[state.wave];
  if (wave === null) return applied({ ...state, phase: { name: 'pull' } });
  const began: TractorPullState = { ...withPlayers(state, { decided: false }), wave, phase: { name: 'wave' } };
  return applied(queued(began, inForce(began, 'wave').map(pendingOf)), { type: 'wave-began', wave });
}

const ROW_AFTER: Readonly<Record<0 | Row, Row | null>> = { 0: 1, 1: 2, 2: 3, 3: null, 4: null };

const pendingOf = ({ seat, source, row, column }: InForce) => ({ seat, source, row, column });

/** TP-06, TP-08: blue first, then in turn, a pair each. */
export const startRecruiting = (state: TractorPullState): Applied =>
  applied({ ...state, phase: { name: 'recruit', turn: blueOf(state), left: NUMBERS.pairsASeat * 2 } });

/** TP-07: any pair that is left. Its cards go to the hand, hidden from now on (TP-10). */
export function recruit(state: TractorPullState, seat: Seat, id: string): Applied {
  const pair = state.garage.find((one) => one.id === id);
  const { phase } = state;
  if (pair === undefined || phase.name !== 'recruit') throw new Error(`${id} cannot be recruited`);
  const inHand = withPlayer(state, seat, { hand: [...state.players[seat].hand, ...pair.cards] });
  const left = phase.left - 1;
  const seen = pair.cards.flatMap((card, i) => (card !== null && pair.up[i] === true ? [card] : []));
  return applied(
    {
      ...inHand,
      garage: state.garage.filter((one) => one !== pair),
      phase: left === 0 ? { name: 'deploy' } : { name: 'recruit', turn: rivalOf(seat), left },
    },
    { type: 'recruited', seat, pair: pair.id, seen },
  );
}

/** TP-37, TP-38: all that was deployed is turned face up at once, in the row of the wave (TP-11, TP-12). */
export function reveal(state: TractorPullState): Applied {
  const row = rowOfWave(state);
  const placed = redFirst(state).flatMap((seat) => standingsOf(state, seat, row));
  const rows = ([0, 1] as const).map((seat) => placed.filter((one) => one.seat === seat).map(({ vehicle }) => vehicle));
  const revealed: TractorPullState = {
    ...withPlayers(state, { deployed: [], decided: false }),
    field: [...state.field, ...placed],
    phase: { name: 'reveal' },
  };
  const effects = inForce(revealed, 'reveal').map(({ seat, source, column }) => ({ seat, source, row, column }));
  return applied(queued(revealed, effects), { type: 'revealed', rows: [rows[0] ?? [], rows[1] ?? []] });
}

const standingsOf = ({ players }: TractorPullState, seat: Seat, row: Row): readonly Standing[] =>
  COLUMNS.flatMap((column, i) => {
    const vehicle = players[seat].deployed[i] ?? null;
    return vehicle === null ? [] : [{ vehicle, seat, row, column, up: true, counters: 0 }];
  });
