/** For another match in the same room: whoever sat second sits first, and so on. */
export const movedOn = <S>(seats: readonly S[]): readonly S[] => [...seats.slice(1), ...seats.slice(0, 1)];
