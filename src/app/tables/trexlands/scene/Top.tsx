import { useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { BASE_TERRAIN } from '#games/trexlands/board/terraDeck.ts';
import type { TerraId } from '#games/trexlands/ids.ts';
import type { RollAsked } from '#games/trexlands/rolls.ts';
import { awardOf } from '#games/trexlands/exchange/award.ts';
import type { Lot, TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { wheelAt } from '#games/trexlands/turn.ts';
import { seat as asSeat, type Seat } from '#sim/ids.ts';
import { TableLook } from '#app/scene/looks/SurfaceLook.tsx';
import { seatIndexOf } from '#play/table/tableLook.ts';
import { useScene } from '#app/scene/SceneContext.tsx';
import { ArenaLook } from './arena/ArenaLook.tsx';
import { BoardLook } from './BoardLook.tsx';
import { Podium } from './board/Podium.tsx';
import { ShadeLook } from './board/ShadeLook.tsx';
import { coinPlaces, xPlaces } from './board/tokenPlaces.ts';
import { wheelSpot } from './camp/campPlaces.ts';
import { CampLook } from './CampLook.tsx';
import { exchangeCoins, wheelInExchange } from './exchange/exchangePlaces.ts';
import { matLies } from './exchange/matLies.ts';
import { PlayedCard } from './camp/PlayedCard.tsx';
import { ExchangeLook } from './exchange/ExchangeLook.tsx';
import { TABLE_TOP_M } from './level.ts';
import type { ShownCard } from '#play/trexlands/session/shownCard.ts';
import { arenaSpot, yawOfSeat, type Shape } from '#play/trexlands/places.ts';
import { TruckShades } from './TruckLook.tsx';
import { TruckLines } from './truck/TruckLines.tsx';
import { Touchables } from './pointing/Touchables.tsx';
import { TokensLook } from './tokens/TokensLook.tsx';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { useCalm } from '#app/settings/useAmbience.ts';
import { WheelLook } from './WheelLook.tsx';

export interface TopProps {
  readonly header: Pick<TrexlandsMatch['header'], 'seats'>;
  /** As it lies on the table. */
  readonly state: TrexlandsState;
  /** Under way or asked for: the arena shows what it is rolled on. */
  readonly roll: RollAsked | null;
  /** Has just been played in a battle, and is read beside it. */
  readonly card: ShownCard | null;
  /** Side of the square table, m. */
  readonly tableM: number;
}

/** Everything of a table of Trexlands but the trucks: the table, the board, Camps, coins, X, the WHEEL, the arena. */
export function Top({ header, state, roll, card, tableM }: TopProps) {
  const still = useCalm(STILL_ASKED); // coins and the WHEEL
  const yaw = useScene(({ seat }) => yawOfSeat(state.board, asSeat(seat)));
  const { seats, board } = state;
  const shape = useMemo((): Shape => ({ seats, city: board.city }), [seats, board.city]);
  const soldTo = (lot: Lot): Seat | null => {
    const award = awardOf(state, lot);
    return 'to' in award ? award.to : null;
  };
  const arena = arenaSpot(shape);
  const mat = useThree(({ size }) => matLies(state.phase, size));
  return (
    <>
      <group position-y={TABLE_TOP_M}>
        <TableLook sizeM={tableM} />
      </group>
      <ShadeLook state={state} mat={mat} />
      <BoardLook header={header} state={state} yaw={yaw} />
      <ExchangeLook
        header={header}
        shape={shape}
        phase={state.phase}
        mat={mat}
        yaw={yaw}
        soldTo={soldTo}
        still={still}
      />
      {state.camps.map((camp) => (
        <CampLook
          key={camp.seat}
          shape={shape}
          camp={camp}
          look={seatIndexOf({ header }, camp.seat)}
          name={header.seats[camp.seat]?.name ?? ''}
          rank={rankOf(state, camp.seat)}
          yaw={yaw}
        />
      ))}
      {card && <PlayedCard shape={shape} card={card} look={seatIndexOf({ header }, card.seat)} yaw={yaw} />}
      {state.outcome !== null && <Podium header={header} state={state} yaw={yaw} />}
      <Tokens shape={shape} state={state} still={still || state.outcome !== null} />
      <Wheel shape={shape} state={state} still={still} />
      <group position={[arena.x, 0, arena.z]}>
        <ArenaLook terrain={roll?.surface ?? BASE_TERRAIN} battle={roll?.why === 'battle' ? foughtFor(state) : null} />
      </group>
      <TruckShades />
      <TruckLines own={state.options.truck} />
      <Touchables state={state} mat={mat} />
    </>
  );
}

const foughtFor = ({ agenda: [act] }: TrexlandsState): TerraId | null => (act?.type === 'battle' ? act.terra : null);

/** Ranks are for all to see once all have one. */
const rankOf = ({ rank, seats }: TrexlandsState, seat: number): number | null =>
  rank.length < seats ? null : rank.findIndex((one) => one === seat) + 1;

interface PartProps {
  readonly shape: Shape;
  readonly state: TrexlandsState;
  readonly still: boolean;
}

function Tokens({ shape, state: { terra, camps, cityX, phase }, still }: PartProps) {
  const coins = useMemo(
    () => [...coinPlaces(shape, { terra, camps }), ...exchangeCoins(shape, phase)],
    [shape, terra, camps, phase],
  );
  const tokens = useMemo(() => xPlaces(shape, { cityX, camps }), [shape, cityX, camps]);
  return (
    <>
      <TokensLook kind="v" places={coins} still={still} />
      <TokensLook kind="x" places={tokens} still={still} />
    </>
  );
}

/** At a Camp or in the EXCHANGE; before the ranking it is nowhere. */
function Wheel({ shape, state, still }: PartProps) {
  const at = wheelAt(state);
  if (at === null) return null;
  return <WheelLook spot={at === 'exchange' ? wheelInExchange(shape) : wheelSpot(shape, at)} still={still} />;
}
