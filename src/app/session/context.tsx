import { createContext, useContext, useRef, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { SeenMatch } from '#engine/seen.ts';
import type { AnySession } from '#play/session/state.ts';
import type { HandDesk, SessionTypes } from '#play/session/tableTypes.ts';
import { onRead } from './onRead.ts';

interface Around {
  readonly session: AnySession;
  /** Null where pieces are only pointed at. */
  readonly hand: HandDesk | null;
}

const Context = createContext<Around | null>(null);

/** Hands one session, and its hand, to everything below. */
export function SessionProvider({
  session,
  hand = null,
  children,
}: {
  readonly session: AnySession;
  readonly hand?: HandDesk | null;
  readonly children: ReactNode;
}) {
  return <Context value={{ session, hand }}>{children}</Context>;
}

function useAround(): Around {
  const around = useContext(Context);
  if (around === null) throw new Error('there is no session around this component');
  return around;
}

/** The hooks that read the session around a component, whose game it is one of. */
export function tableHooks<B extends SessionTypes>() {
  /** The session itself, for the scene. */
  const useTheSession = (): B['session'] => useAround().session;

  /** The selected part of the session's state; renders again when that changes. */
  const useSession = <P,>(selector: (state: B['state']) => P): P =>
    useStore(
      useTheSession().store as Pick<StoreApi<B['state']>, 'getState' | 'getInitialState' | 'subscribe'>,
      selector,
    );

  /** Plain data that is made of the session's state; renders again when any of it changes. */
  const useSessionData = <P,>(selector: (state: B['state']) => P): P => useSession(useSame(selector));

  /** The player's commands; always the same object. */
  const useCommands = (): B['session']['commands'] => useTheSession().commands;

  function useMatch(): SeenMatch<B['rules']> {
    const match = useSession((session) => session.match);
    if (match === null) throw new Error('there is no match at this table');
    return match;
  }

  /** Null where pieces are only pointed at. */
  const useHandOrNone = (): B['hand'] => useAround().hand;

  function useTheHand(): NonNullable<B['hand']> {
    const hand = useHandOrNone();
    if (hand === null) throw new Error('there is no hand around this component');
    return hand;
  }

  /** The selected part of the hand's state. */
  const useHand = <P,>(selector: (state: HandState<B>) => P): P =>
    useStore(useTheHand().store as StoreApi<HandState<B>>, selector);

  return { useTheSession, useSession, useSessionData, useCommands, useMatch, useTheHand, useHandOrNone, useHand };
}

/** The same selector, but for data that is made anew: while it says the same, it is the same. */
function useSame<S extends object, P>(selector: (state: S) => P): (state: S) => P {
  const last = useRef<{ readonly made: P; readonly value: P; readonly text: string }>(null);
  const make = onRead(selector);
  return (state) => {
    const made = make(state);
    if (last.current === null || last.current.made !== made) {
      const text = JSON.stringify(made);
      last.current = { made, value: last.current?.text === text ? last.current.value : made, text };
    }
    return last.current.value;
  };
}

type HandState<B extends SessionTypes> = ReturnType<NonNullable<B['hand']>['store']['getState']>;
