/** A venue by the sides of its die, and a truck by the number on its back. */
export const SIDES = [4, 6, 8, 10, 12, 20] as const;
export type Sides = (typeof SIDES)[number];

/** The automatic player of a match of two (TO-39). */
export const BARRY = 'barry';
/** A seat, or Barry: owns trucks, and is paid for them. */
export type Owner = number | typeof BARRY;

/** A food truck: `0-20` is the 20 of seat 0. */
export type TruckId = `${Owner}-${Sides}`;

export const truckId = (owner: Owner, number: Sides): TruckId => `${owner}-${number}`;

export const isSides = (n: number): n is Sides => SIDES.some((sides) => sides === n);

/** The two halves of a truck's name. */
const partsOf = (id: TruckId): readonly string[] => id.split('-');

export function ownerOf(id: TruckId): Owner {
  const [owner = ''] = partsOf(id);
  return owner === BARRY ? BARRY : Number(owner);
}

export function numberOf(id: TruckId): Sides {
  const number = Number(partsOf(id)[1]);
  if (!isSides(number)) throw new Error(`${id} is no truck`);
  return number;
}
