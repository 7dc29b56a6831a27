import type { Scenario } from '#games/traction/scenario/scenario.ts';
import { checkPosition } from '#games/traction/scenario/position.ts';
import { layPads, DISTANCE_MM } from '#games/traction/pads.ts';
import { DEFAULT_SET } from '#engine/ruleSets.ts';
import { OPTIONS_BY } from '#games/traction/options.ts';
import { piecesOf } from '#games/traction/pieces.ts';
import { isSame } from '#games/traction/slots.ts';
import { seat, type PieceId, type Seat } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement } from '#sim/layout.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';
import { ownerOf, parsePyramidId, type PyramidSize } from '#sim/pyramid.ts';
import { SURFACES } from '#sim/surfaces.ts';

/** The selected part of a position: a piece, or a seat's pad. */
export type Selected = { readonly kind: 'piece'; readonly id: PieceId } | { readonly kind: 'pad'; readonly seat: Seat };

/** A place and a heading on the table. */
export interface Spot {
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

/** Two pads as far apart as a match has them, on the first surface of the list; nothing stands there yet. */
export function emptyEditor(): Scenario {
  const [surface] = SURFACES;
  if (surface === undefined) throw new Error('there are surfaces');
  return {
    title: '',
    surface,
    rules: DEFAULT_SET,
    options: OPTIONS_BY[DEFAULT_SET],
    ...layPads(2, DISTANCE_MM.standard),
    pieces: [],
    seat: seat(0),
    actions: [],
    expect: [],
  };
}

/** The piece there, added or moved. Expectations of its actions are dropped: they were for the old position. */
export const withPiece = (s: Scenario, piece: PiecePlacement): Scenario => ({
  ...unexpected(s),
  pieces: s.pieces.some(({ id }) => id === piece.id)
    ? s.pieces.map((p) => (p.id === piece.id ? quantised(piece) : p))
    : [...s.pieces, quantised(piece)],
});

/** Without the piece, and without what it was to do. */
export const withoutPiece = (s: Scenario, id: PieceId): Scenario => ({
  ...withoutHomes(unexpected(s), (piece) => piece === id),
  pieces: s.pieces.filter((piece) => piece.id !== id),
  actions: s.actions.filter((action) => action.piece !== id),
});

/** The pad there, added or moved; a moved pad loses the places that were set for its pieces. */
export function withPad(s: Scenario, pad: PadPlacement): Scenario {
  const [put, lay] = [quantised(pad), s.pads.find((p) => p.seat === pad.seat)];
  const stays = lay !== undefined && isSame(put, lay);
  return {
    ...(stays ? unexpected(s) : withoutHomes(unexpected(s), (piece) => ownerOf(piece) === pad.seat)),
    pads: [...s.pads.filter((p) => p.seat !== pad.seat), put].sort((a, b) => a.seat - b.seat),
  };
}

export const withoutPad = (s: Scenario, owner: Seat): Scenario => ({
  ...withoutHomes(unexpected(s), (piece) => ownerOf(piece) === owner),
  pads: s.pads.filter((pad) => pad.seat !== owner),
});

/** Without the places at set-up of such pieces. */
function withoutHomes({ home = [], ...s }: Scenario, whose: (id: PieceId) => boolean): Scenario {
  const left = home.filter(({ id }) => !whose(id));
  return left.length === 0 ? s : { ...s, home: left };
}

/** Anything but what stands on the table. */
export const withSetting = (
  s: Scenario,
  patch: Partial<Pick<Scenario, 'title' | 'tableMm' | 'surface' | 'options' | 'seat'>>,
): Scenario => ({
  ...('title' in patch ? s : unexpected(s)),
  ...patch,
});

export const withActions = (s: Scenario, actions: Scenario['actions']): Scenario => ({ ...unexpected(s), actions });

const unexpected = (s: Scenario): Scenario => (s.expect.length === 0 ? s : { ...s, expect: [] });

const quantised = <P extends Spot>(placement: P): P => ({
  ...placement,
  xMm: hundredth(placement.xMm),
  zMm: hundredth(placement.zMm),
  yawDeg: hundredthYaw(placement.yawDeg),
});

/** The selected part, as it lies; undefined when it is gone. */
export const selectedIn = (s: Scenario, selected: Selected): PiecePlacement | PadPlacement | undefined =>
  selected.kind === 'piece'
    ? s.pieces.find(({ id }) => id === selected.id)
    : s.pads.find((pad) => pad.seat === selected.seat);

/** The selected part, elsewhere or turned. */
export function withSelectedAt(s: Scenario, selected: Selected, spot: Partial<Spot>): Scenario {
  const lying = selectedIn(s, selected);
  if (lying === undefined) return s;
  return 'id' in lying ? withPiece(s, { ...lying, ...spot }) : withPad(s, { ...lying, ...spot });
}

export const withoutSelected = (s: Scenario, selected: Selected): Scenario =>
  selected.kind === 'piece' ? withoutPiece(s, selected.id) : withoutPad(s, selected.seat);

/** The next piece of that size that the seat can still put down; undefined when both are. */
export const nextPiece = (s: Scenario, owner: Seat, size: PyramidSize): PieceId | undefined =>
  piecesOf(owner).find((id) => sizeOf(id) === size && !s.pieces.some((piece) => piece.id === id));

function sizeOf(id: PieceId): PyramidSize | null {
  const name = parsePyramidId(id);
  return name.ok ? name.value.size : null;
}

/** Apart enough to be taken hold of; and, where that is not to be had, fine enough to find room between anything. */
const GRIDS_MM = [40, 10];

/**
 * The piece upright where there is room for it, as near as can be to `near`; the position as it was if there is none.
 */
export function withPieceNear(
  s: Scenario,
  id: PieceId,
  near: { readonly xMm: number; readonly zMm: number },
): Scenario {
  for (const gridMm of GRIDS_MM) {
    for (const { xMm, zMm } of spiral(near, s.tableMm, gridMm)) {
      const placed = withPiece(s, { id, xMm, zMm, yawDeg: 0, pose: 'upright' });
      if (checkPosition(placed).ok) return placed;
    }
  }
  return s;
}

function* spiral(
  near: { readonly xMm: number; readonly zMm: number },
  tableMm: number,
  gridMm: number,
): Generator<{ readonly xMm: number; readonly zMm: number }> {
  yield near;
  for (let ring = 1; ring * gridMm <= tableMm; ring += 1) {
    for (let i = -ring; i <= ring; i += 1) {
      const [along, across] = [i * gridMm, ring * gridMm];
      yield { xMm: near.xMm + along, zMm: near.zMm - across };
      yield { xMm: near.xMm + along, zMm: near.zMm + across };
      yield { xMm: near.xMm - across, zMm: near.zMm + along };
      yield { xMm: near.xMm + across, zMm: near.zMm + along };
    }
  }
}

/** How many seats the position knows of. */
export const seatsOf = (s: Scenario): number =>
  Math.max(1, s.seat, ...s.pads.map((pad) => pad.seat), ...s.pieces.map(({ id }) => ownerOf(id))) + 1;
