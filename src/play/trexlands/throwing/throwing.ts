import { createStore, type StoreApi } from 'zustand/vanilla';
import { nameOf, ownerOf } from '#games/trexlands/ids.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { PieceId } from '#sim/ids.ts';
import { onOtherMatch } from '#play/session/otherMatch.ts';
import { REFUSALS } from '#play/session/refusals.ts';
import { SESSION_FAULTS } from '../session/faults.ts';
import { mayThrow } from '../session/mayThrow.ts';
import type { Session } from '../session/sessionTypes.ts';
import { aimedThrows, FIRST_AIM, type Aim } from './aim.ts';
import { HeldTrucks } from './heldTrucks.ts';
import { upNext, type UpNext } from './upNext.ts';

/** The trucks in the hand, and the aim of a throw without a pointer. */
export interface ThrowingState {
  readonly held: readonly PieceId[];
  readonly aim: Aim;
  /** Whether all remaining trucks of the throwing seat are taken up at once. */
  readonly together: boolean;
  /** The truck that an aimed throw is for; the first that waits, unless another was pointed at. */
  readonly chosen: PieceId | null;
  /** Corrections to the last throw, which no hand could have made. */
  readonly notes: Notes;
}

/** They are of the roll that follows so many actions; of any other they are old. */
export interface Notes {
  readonly after: number;
  readonly said: readonly string[];
}

export interface ThrowingCommands {
  setAim(aim: Aim): void;
  setTogether(together: boolean): void;
  choose(truck: PieceId): void;
  /** Throws what is aimed at. */
  letGo(): void;
  /** Chance throws the remaining trucks of the seat whose throw it is. */
  rollMine(): void;
  /** The last truck that was let go waits again. */
  takeBack(): void;
}

/** Hands over the arena: how trucks of an asked roll are thrown one after the other, by pointer or by aim. */
export interface Throwing {
  readonly store: StoreApi<ThrowingState>;
  readonly commands: ThrowingCommands;
  readonly held: HeldTrucks;
  /** A finger on a truck, the first or one more. Returns whether it is held now; says why not. */
  take(truck: PieceId, how: 'first' | 'too'): boolean;
  /** A pointer lets go: what it holds is thrown as it goes. */
  openHand(ms: number, beside: boolean): void;
  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number): boolean;
}

const AT_FIRST: ThrowingState = {
  held: [],
  aim: FIRST_AIM,
  together: true, // so that every truck flies as soon as it is let go
  chosen: null,
  notes: { after: 0, said: [] },
};

export function createThrowing(session: Pick<Session, 'store' | 'shown' | 'commands'>): Throwing {
  const store = createStore((): ThrowingState => AT_FIRST);
  const held = new HeldTrucks(session, (trucks) => store.setState({ held: trucks }));
  onOtherMatch(session, () => {
    held.drop();
    store.setState(AT_FIRST);
  });
  const now = (): { readonly match: SeenTrexlands; readonly next: UpNext } | null => {
    const { match, stage, thrown } = session.store.getState();
    const next = match === null || stage !== 'aiming' ? null : upNext(match.state, thrown);
    return match === null || next === null ? null : { match, next };
  };
  return {
    store,
    held,
    advance: (seconds) => held.advance(seconds),
    openHand: (ms, beside) => {
      const after = session.store.getState().match?.log.length ?? 0;
      store.setState({ notes: { after, said: held.letGo(ms, beside) } });
    },
    take: (truck, how) => {
      const there = now();
      if (there === null) return false;
      const may = mayThrow(there.match);
      if (!may.ok) {
        session.store.setState({ fault: may.fault });
        return false;
      }
      const asked = rollAsked(there.match.state);
      if (asked?.givenUp.includes(truck) === true) {
        session.store.setState({ fault: SESSION_FAULTS.givenUp(nameOf(truck)) });
        return false;
      }
      if (there.match.header.seats[ownerOf(truck)]?.kind === 'bot') {
        session.store.setState({ fault: REFUSALS.botsSeat });
        return false;
      }
      const { seat, waiting } = there.next;
      const free = waiting.filter((id) => !held.trucks.includes(id));
      if (!waiting.includes(truck) && !wasThrown(session, truck)) {
        session.store.setState({
          fault: SESSION_FAULTS.notYourThrow(there.match.header.seats[seat]?.name ?? '', nameOf(truck)),
        });
        return false;
      }
      if (asked?.byChance === true) {
        session.store.setState({ fault: SESSION_FAULTS.byChance(nameOf(truck)) });
        return false;
      }
      if (how === 'too' && held.trucks.some((id) => ownerOf(id) !== ownerOf(truck))) return false;
      session.commands.dismissFault();
      held.take(
        store.getState().together && waiting.includes(truck) ? [truck, ...free.filter((id) => id !== truck)] : [truck],
      );
      return true;
    },
    commands: {
      setAim: (aim) => store.setState({ aim }),
      setTogether: (together) => store.setState({ together }),
      choose: (chosen) => store.setState({ chosen, together: false }),
      letGo: () => {
        const there = now();
        if (there === null || held.trucks.length > 0) return;
        const { aim } = store.getState();
        store.setState({ notes: AT_FIRST.notes });
        session.commands.letGo(
          ...aimedThrows(there.match, aimedAt(store.getState(), there.next), aim, session.store.getState().thrown).map(
            ({ thrown }) => thrown,
          ),
        );
      },
      rollMine: () => {
        const there = now();
        if (there !== null && held.trucks.length === 0) session.commands.rollForMe(there.next.waiting);
      },
      takeBack: () => {
        const last = session.store.getState().thrown.at(-1);
        if (now() !== null && last !== undefined) session.commands.takeUp(last.truck);
      },
    },
  };
}

/** The trucks that an aimed throw lets go. */
export function aimedAt(
  { together, chosen }: Pick<ThrowingState, 'together' | 'chosen'>,
  { waiting }: UpNext,
): readonly PieceId[] {
  if (together) return waiting;
  return chosen !== null && waiting.includes(chosen) ? [chosen] : waiting.slice(0, 1);
}

const wasThrown = ({ store }: Pick<Session, 'store'>, truck: PieceId): boolean =>
  store.getState().thrown.some((gone) => gone.truck === truck);
