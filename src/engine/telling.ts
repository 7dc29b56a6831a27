/** A state and what was told on the way to it. */
export interface Telling<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

export const told = <S, E>(state: S, ...events: readonly E[]): Telling<S, E> => ({ state, events });

/** Goes on from there. */
export function andThen<S, E>(first: Telling<S, E>, next: (state: S) => Telling<S, E>): Telling<S, E> {
  const second = next(first.state);
  return { state: second.state, events: [...first.events, ...second.events] };
}
