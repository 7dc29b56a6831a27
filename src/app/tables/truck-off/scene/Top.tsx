import { useMemo } from 'react';
import { BoxGeometry } from 'three';
import type { SeatInfo } from '#engine/seats.ts';
import { moneyOf } from '#games/truck-off/queries.ts';
import type { Slot } from '#games/truck-off/grid.ts';
import type { Sides } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import type { Deciding } from '#play/truck-off/shownState.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TrayLook } from '#app/scene/looks/dice/TrayLook.tsx';
import { TableLook } from '#app/scene/looks/SurfaceLook.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { moneyBefore } from './money.ts';
import { MoneyLook } from './MoneyLook.tsx';
import { GridLook } from './GridLook.tsx';
import { ownersOf, TILE_M, traySpot, venueSpot, dieSpot } from '#play/truck-off/places.ts';
import { StreetLook } from './StreetLook.tsx';
import { specialOf } from '#games/truck-off/specials/specials.ts';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { captions } from '#play/truck-off/texts/table.ts';
import { paysNow } from '#play/truck-off/say/paysNow.ts';

const OVER_M = 0.024;
/** Words over the table: their letters are 12 pixels tall (measured in pictures). */
const WORDS_PX = 20;

/** Over each die its payout as it stands now, unless it stands there what a choice would change. */
function VenueCaptions({ state, offered = [] }: Pick<TopProps, 'state' | 'offered'>) {
  return state.venues.map((venue) => {
    const text = offered.includes(venue.sides) ? null : paysNow(state, venue);
    if (text === null) return null;
    const { x, z } = dieSpot(state, venue.sides);
    return (
      <Caption key={venue.sides} text={text} side="above" px={WORDS_PX} place={(at) => void at.set(x, OVER_M, z)} />
    );
  });
}

/** Daily Specials have their names at their venues, right of its middle (TO-42). */
function SpecialNames({ state }: Pick<TopProps, 'state'>) {
  return state.venues.map(({ sides, special, shut }) => {
    if (special === null) return null;
    const { x, z } = venueSpot(state, sides);
    const name = captions.special(specialOf(special).name, shut);
    return (
      <Caption
        key={sides}
        text={name}
        side="above"
        px={WORDS_PX}
        place={(at) => void at.set(x + TILE_M.wide / 2 - 0.012, 0, z + TILE_M.deep / 2 + 0.012)}
      />
    );
  });
}

export interface Seen {
  readonly header: SeenTruckOff['header'];
  readonly state: TruckOffState;
  /** The camera looks at the tray while dice are thrown. */
  readonly atTray: boolean;
  /** The venue that pays now. */
  readonly pays?: Sides | null;
  /** The payout that has decided the match. */
  readonly deciding?: Deciding | null;
  /** Venues over which it stands what a choice would bring there. */
  readonly offered?: readonly Sides[];
  /** The card of the open grid that does not lie in its place. */
  readonly lifted?: Slot | null;
}

export interface TopProps
  extends Required<Pick<Seen, 'atTray' | 'pays' | 'deciding'>>, Pick<Seen, 'offered' | 'lifted'> {
  readonly header: { readonly seats: readonly SeatInfo[] };
  readonly state: TruckOffState;
  readonly tableM: number;
}

const TABLE_TOP_M = -0.003;

/** Everything on the table but trucks and dice. */
export function Top({ header, state, atTray, pays, deciding, tableM, offered, lifted }: TopProps) {
  const still = useCalm(STILL_ASKED);
  const tray = traySpot(state);
  const owners = ownersOf(state);
  const amounts = owners.map((owner) => moneyOf(state, owner)).join();
  const money = useMemo(
    () => owners.map((owner) => ({ owner, amount: moneyOf(state, owner) })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new list only where money has moved
    [amounts],
  );
  const before = useMemo(() => deciding && moneyBefore(money, deciding.gains), [deciding, money]);
  const venue = deciding?.venue ?? pays;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the shape stays for a whole match
  const shape = useMemo(() => state, [header]);
  return (
    <>
      <group position-y={TABLE_TOP_M}>
        <TableLook sizeM={tableM} />
      </group>
      <StreetLook header={header} state={state} />
      <MoneyLook
        shape={shape}
        money={money}
        before={before}
        venue={venue === null ? null : venueSpot(state, venue)}
        still={still}
      />
      <VenueCaptions state={state} {...(offered && { offered })} />
      {state.grid !== null && <GridLook shape={shape} grid={state.grid} lifted={lifted ?? null} />}
      <SpecialNames state={state} />
      <group visible={atTray || state.roll !== null} position={[tray.x, 0, tray.z]}>
        <TrayLook />
      </group>
      {state.venues.map(({ sides }) => {
        const { x, z } = venueSpot(state, sides);
        return (
          <mesh
            key={sides}
            geometry={TOUCHED}
            visible={false}
            position={[x, 0, z]}
            userData={{ thing: { kind: 'venue', venue: sides } }}
            dispose={null}
          />
        );
      })}
    </>
  );
}

/** A venue is touched on its tile and on what stands there. */
const TOUCHED = new BoxGeometry(TILE_M.wide, 0.02, TILE_M.deep).translate(0, 0.01, 0);
