import { spoken, type SeatInfo } from '#engine/seats.ts';

/** For another match in the same room: whoever sat second sits first, and so on. */
export const movedOn = <S>(seats: readonly S[]): readonly S[] => [...seats.slice(1), ...seats.slice(0, 1)];

/** The seats once somebody at one of them is called so: a free seat that was called so has its name in exchange. */
export const named = <S extends { readonly info: SeatInfo }>(seats: readonly S[], seat: number, name: string): S[] =>
  seats.map((one, i) => {
    const other = i !== seat && spoken(one.info.name) === spoken(name) ? seats[seat]?.info.name : one.info.name;
    return { ...one, info: { ...one.info, name: i === seat ? name : (other ?? name) } };
  });
