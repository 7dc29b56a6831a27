/** Where a token lies on a table, m. */
export interface TokenPlace {
  /** The owner: a square, a player, a stock. */
  readonly of: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

/** One token on its way, or at rest: from null it comes out of the bank, to null it goes there. */
export interface Flight {
  readonly from: TokenPlace | null;
  readonly to: TokenPlace | null;
}

/**
 * How tokens go from where they lay to where they lie: a token that keeps its place stays, lost ones go to seats that
 * gained, and only the rest comes from the bank or goes to it.
 */
export function flightsOf(before: readonly TokenPlace[], after: readonly TokenPlace[]): readonly Flight[] {
  const lying = new Map(before.map((place) => [keyOf(place), place]));
  const arriving: TokenPlace[] = [];
  const staying = after.flatMap((to): Flight[] => {
    const from = lying.get(keyOf(to));
    if (from) lying.delete(keyOf(to));
    else arriving.push(to);
    return from ? [{ from, to }] : [];
  });
  // The uppermost of a pile goes first.
  const leaving = [...lying.values()].reverse();
  const moving = arriving.map((to): Flight => ({ from: leaving.shift() ?? null, to }));
  return [...staying, ...moving, ...leaving.map((from): Flight => ({ from, to: null }))];
}

/** Whether a token goes anywhere. */
export const isMoving = ({ from, to }: Flight): boolean => from === null || to === null || keyOf(from) !== keyOf(to);

const keyOf = ({ x, y, z }: TokenPlace): string => [x, y, z].map((m) => Math.round(m * 1e5)).join();

/** Where a token is on its way. */
export interface TokenPose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  /** 1 whole, 0 not there. */
  readonly size: number;
}

const FROM_BANK_M = 0.16; // dropped from so high
const ARC_M = 0.09;

/** The way of a token at a share of it, 0 to 1: dropped, taken up, or thrown over in an arc. */
export function onItsWay({ from, to }: Flight, share: number): TokenPose {
  const [start, end] = [from ?? to, to ?? from];
  if (start === null || end === null) return { x: 0, y: 0, z: 0, yaw: 0, size: 0 };
  if (from === null) return { ...at(end), y: end.y + FROM_BANK_M * (1 - share * share), size: Math.min(1, 4 * share) };
  if (to === null) return { ...at(start), y: start.y + FROM_BANK_M * share * share, size: 1 - share };
  const eased = share * share * (3 - 2 * share);
  const between = (a: number, b: number): number => a + (b - a) * eased;
  return {
    x: between(start.x, end.x),
    y: between(start.y, end.y) + ARC_M * Math.sin(Math.PI * eased),
    z: between(start.z, end.z),
    yaw: between(start.yaw, end.yaw + 2 * Math.PI),
    size: 1,
  };
}

const at = ({ x, y, z, yaw }: TokenPlace): Omit<TokenPose, 'size'> => ({ x, y, z, yaw });
