import type { Things } from '#play/ruler/landmarks.ts';
import type { Measurable } from '#play/ruler/measurable.ts';
import type { Session } from './sessionTypes.ts';

/** Everything on the session's table, as it is shown now. */
export const thingsOf = ({ shown, store }: Session): Things => ({
  pieces: shown.pieces,
  pads: store.getState().match?.state.pads ?? [],
});

export const measurableOf = (session: Session): Measurable => ({
  ruler: session.ruler,
  things: () => (session.store.getState().match === null ? null : thingsOf(session)),
  chosen: () => session.store.getState().intent?.piece ?? null,
});
