import { isWhole } from '#engine/seen.ts';
import { createStore } from 'zustand/vanilla';
import type { NewMatch, Session, SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { stillLooked } from '#play/trexlands/session/looked.ts';
import { waysTo } from '#play/trexlands/session/ways.ts';
import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { consent, requestUndo, withdrawUndo } from '#engine/undo.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { handsOf } from '#games/trexlands/gathering.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { parseCommand } from '#games/trexlands/notation.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { TRUCK_CODES, type TruckCode } from '#games/trexlands/referee/ruling.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands, type TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { seat as asSeat, type PieceId } from '#sim/ids.ts';
import { fault, type Result } from '#sim/result.ts';
import { must, reportOf } from '../../../games/trexlands/support.ts';

export const ADA_AND_BO: NewMatch = {
  seats: [
    { name: 'Ada', colour: 0, kind: 'person' },
    { name: 'Bo', colour: 1, kind: 'person' },
  ],
  setup: { options: STANDARD_OPTIONS },
  seed: 7,
};

/** How a truck comes to rest; by default the first of a roll upright, the others in turn in all other ways. */
export type Fate = (truck: PieceId, place: number) => TruckCode;

const DOWN = TRUCK_CODES.filter((code) => code !== 'wheels-up' && code !== 'unsettled');
const FIRST_UP: Fate = (_, place) => (place === 0 ? 'wheels-up' : (DOWN[(place - 1) % DOWN.length] ?? 'on-roof'));

export interface FakeSession extends Session {
  readonly match: () => TrexlandsMatch;
  /** Another position, without a way to it. */
  readonly stand: (state: TrexlandsState) => void;
}

/** A session whose trucks obey: rolls come to what `fate` says, at once. */
export function fakeSession(fate: Fate = FIRST_UP): FakeSession {
  const store = createStore<SessionState>(() => BEFORE);
  const match = (): TrexlandsMatch => {
    const { match: now } = store.getState();
    if (now === null || !isWhole(now)) throw new Error('no match');
    return now;
  };
  const set = (patch: Partial<SessionState>): Outcome => {
    store.setState(patch);
    return DONE;
  };
  const settle = (next: Result<TrexlandsMatch>): Outcome => {
    if (!next.ok) {
      set({ fault: next.fault });
      return next;
    }
    const events = next.value.log.length > match().log.length ? (next.value.log.at(-1)?.events ?? []) : [];
    return set({
      match: next.value,
      played: next.value,
      events,
      stage: stageOf(next.value.state),
      fault: null,
      chosen: [],
      looked: stillLooked(store.getState(), next.value),
      laid: null,
      thrown: [],
    });
  };
  const perform = (action: TrexlandsAction, report: RollReport | null): Outcome =>
    settle(play(trexlands, match(), action, report));
  const release = (): Outcome => {
    const roll = rollAsked(match().state);
    const { thrown } = store.getState();
    if (roll === null || thrown.length < roll.trucks.length) return DONE;
    const reports = roll.trucks.map((id, i) => called(id, fate(id, i)));
    const [one] = reports;
    if (one === undefined) return DONE;
    const report = {
      ...one,
      trucks: reports.flatMap(({ trucks }) => trucks),
      rulings: reports.flatMap(({ rulings }) => rulings),
    };
    return set({
      stage: 'called',
      roll: {
        asked: roll,
        throws: handsOf(thrown),
        again: null,
        settling: null,
        fallen: [],
        back: false,
        report,
      },
    });
  };
  const later = (): never => {
    throw new Error('not of the fake round');
  };
  return {
    store,
    shown: new ShownPieces(),
    advance: () => false,
    setCalm: () => undefined,
    onLateRefusal: () => () => undefined,
    closing: () => undefined,
    onPassage: () => () => undefined,
    match,
    stand: (state) => store.setState({ match: { ...match(), state }, stage: stageOf(state), events: [] }),
    commands: {
      join: later,
      newMatch: (next) => {
        const begun = startMatch(trexlands, {
          build: 'none',
          tickHz: 240,
          seed: next.seed ?? 1,
          seats: next.seats,
          setup: next.setup,
        });
        if (begun.ok)
          store.setState({ ...BEFORE, match: begun.value, played: begun.value, stage: stageOf(begun.value.state) });
        return begun;
      },
      resume: (resumed) => set({ ...BEFORE, match: resumed, played: resumed, stage: stageOf(resumed.state) }),
      act: (choice) => perform(choice, null),
      timeIsOver: (elapsedMs) => perform({ do: 'time', elapsedMs }, null),
      typeMove: (text, by) => {
        const seat = by ?? asked(match().state)[0] ?? asSeat(0);
        const command = parseCommand(text, seat);
        if (!command.ok) return command;
        if (command.value.do === 'roll') return fault('no-roll', 'Rolls are not typed here.');
        return perform(command.value, null);
      },
      passDevice: (holder) => set({ holder }),
      choose: (truck) => set({ chosen: truck === null ? [] : chosenWith(match().state, truck) }),
      moveTo: (place) => {
        const { state } = match();
        const [seat] = asked(state);
        const [way] = seat === undefined ? [] : waysTo(choicesOf(state, seat), store.getState().chosen, place);
        return way === undefined ? DONE : perform(way, null);
      },
      press: later,
      carry: (carried) => set({ carried }),
      look: (looked) => set({ looked }),
      lay: (laid) => set({ laid }),
      point: (pointed) => set({ pointed }),
      light: (lit) => set({ lit }),
      letGo: (thrown) => {
        store.setState((s) => ({ thrown: [...s.thrown, thrown] }));
        return release();
      },
      rollForMe: (trucks) => {
        const missing = (rollAsked(match().state)?.trucks ?? []).filter(
          (id) => !store.getState().thrown.some((t) => t.truck === id),
        );
        const mine = missing.filter((id) => trucks === undefined || trucks.includes(id));
        store.setState((s) => ({
          thrown: [...s.thrown, ...mine.map((truck) => ({ truck, byChance: true }) as const)],
        }));
        return release();
      },
      rollForAll: later,
      stopRolling: later,
      takeUp: (truck) => set({ thrown: store.getState().thrown.filter((t) => t.truck !== truck) }),
      goOn: () => {
        const { roll } = store.getState();
        return roll?.report ? perform({ do: 'roll', throws: roll.throws }, roll.report) : DONE;
      },
      showMe: later,
      nobody: later,
      mayTakeBack: () => requestUndo(trexlands, match(), match().log.at(-1)?.seat ?? 0).ok,
      whyNotTakeBack: () => null,
      askedToTakeBack: () => [],
      requestUndo: (by) => settle(requestUndo(trexlands, match(), by ?? match().log.at(-1)?.seat ?? 0)),
      consentUndo: (seat) => settle(consent(match(), seat, true)),
      refuseUndo: (seat) => settle(consent(match(), seat, false)),
      withdrawUndo: () => settle(withdrawUndo(match(), match().undo?.by ?? -1)),
      concede: (seat) => perform({ do: 'concede', seat }, null),
      dismissFault: () => set({ fault: null }),
      setCamera: (camera) => set({ camera }),
      spectate: later,
      playOn: later,
      follow: later,
      leave: () => set(BEFORE),
    },
  };
}

/** A session in which a match has begun. */
export function begun(plan: NewMatch = ADA_AND_BO, fate?: Fate): FakeSession {
  const session = fakeSession(fate);
  must(session.commands.newMatch(plan));
  return session;
}

const BEFORE: SessionState = {
  match: null,
  played: null,
  stage: 'choosing',
  holder: null,
  chosen: [],
  carried: false,
  looked: null,
  laid: null,
  pointed: null,
  lit: [],
  thrown: [],
  roll: null,
  reveal: null,
  entering: null,
  opening: false,
  rollsOn: false,
  alone: null,
  aimed: null,
  halted: false,
  events: [],
  fault: null,
  camera: 'seat',
  spectating: false,
};

const stageOf = (state: TrexlandsState): SessionState['stage'] => (rollAsked(state) === null ? 'choosing' : 'aiming');

const called = (id: PieceId, code: TruckCode): RollReport => reportOf([id], code === 'wheels-up' ? [id] : [], code);

function chosenWith(state: TrexlandsState, truck: PieceId): readonly PieceId[] {
  const found = state.trucks.find(({ id }) => id === truck);
  if (found === undefined || !asked(state).includes(ownerOf(truck))) return [];
  return found.mate === null ? [truck] : [truck, found.mate].sort();
}
