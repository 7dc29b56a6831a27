/** A state and what was told on the way to it. */
export interface Applied<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

export const applied = <S, E>(state: S, ...events: readonly E[]): Applied<S, E> => ({ state, events });

/** Goes on from there. */
export function andThen<S, E>(first: Applied<S, E>, next: (state: S) => Applied<S, E>): Applied<S, E> {
  const second = next(first.state);
  return { state: second.state, events: [...first.events, ...second.events] };
}

/** The same step for one thing after the other. */
export const forEach = <S, E, T>(
  state: S,
  things: readonly T[],
  step: (state: S, thing: T) => Applied<S, E>,
): Applied<S, E> =>
  things.reduce<Applied<S, E>>((so, thing) => andThen(so, (s) => step(s, thing)), applied<S, E>(state));
