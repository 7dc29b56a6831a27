import type { Choice } from '#games/trexlands/actions.ts';
import type { Offer } from '#play/game/offer.ts';
import type { SessionState, Thing } from '../session/sessionTypes.ts';

export type TableOffer = Offer<Thing, SessionState, Choice>;
