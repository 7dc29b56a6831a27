import type { SeatKind } from '#engine/seats.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { choose } from '#games/trexlands/choose.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { gatheredRoll, type Gathered } from '#games/trexlands/gathering.ts';
import { isPlacing } from '#games/trexlands/queries.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { trexlands, type SeenTrexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { Physics } from '#sim/physics.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { SessionCore, type Reason } from '#play/session/core.ts';
import type { Outcome } from '#play/session/outcome.ts';
import type { Pace } from '#play/session/state.ts';
import { aimingPoses, posesOf } from '../poses.ts';
import { holderOn, refusedByDevice, whyNotTakenBack } from './inHand.ts';
import { isOf } from '#play/session/players.ts';
import { enteringIn, seenFirst } from './entering.ts';
import { stillLooked } from './looked.ts';
import { givenAlready, isOfBots } from './players.ts';
import { undoneIn } from './undone.ts';
import { RollRunner } from './rollRunner.ts';
import type { Revealed, Stage, SessionState } from './sessionTypes.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';

const BEFORE_ANY_MATCH: SessionState = {
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

/** The objection to having a truck MOVE; null where there is none. */
export type WhyNotTruck = (truck: PieceId) => Fault | null;

/** The trucks that an action has MOVE or restack. */
function trucksMoved(action: TrexlandsAction): readonly PieceId[] {
  if (action.do === 'move') return action.move.trucks;
  return action.do === 'stack' || action.do === 'unstack' ? action.trucks : [];
}

/** Nothing chosen, nothing pointed at, no truck in the air. */
const NOTHING_CHOSEN = {
  chosen: [],
  carried: false,
  laid: null,
  pointed: null,
  lit: [],
  thrown: [],
  aimed: null,
} as const;

/**
 * The way into the City, the X that goes up, and a second more; trucks at rest before the EXCHANGE; who has won which
 * card, and its way there; a card's way beside a battle, and a second more (house values).
 */
const ENTERED_S = 2.6;
const RESTED_S = 0.5;
const SOLD_S = 2.6;
const CARD_S = 1.8;

/** The actions of one press by which several seats have acted: places in the log, the second behind the last. */
interface Press {
  readonly from: number;
  readonly to: number;
}

/** The state of a session of Trexlands. */
export class Core extends SessionCore<TrexlandsTypes, SessionState> {
  readonly runner: RollRunner;
  private press: Press | null = null;
  /** The only person here bids no more in this market. */
  private isOut = false;
  private unseen: Seat | null = null;
  /** For how long trucks have been seen in the City, or at rest, s. */
  private seenS = 0;

  constructor(
    physics: Physics,
    readonly shown: ShownPieces,
    private readonly pace: Pace,
    /** The seat of a learner, whose rivals are no bots. */
    private readonly learner: Seat | null,
    readonly whyNotTruck: WhyNotTruck = () => null,
  ) {
    super(trexlands, physics, { ...BEFORE_ANY_MATCH, alone: learner });
    this.runner = new RollRunner(this, pace);
    this.store.subscribe(({ alone, holder, spectating }) => {
      if (alone !== null && alone === this.placing && holder !== alone && !spectating) this.set({ holder: alone });
    });
  }

  /** The seat that places in private now, at a table with bots: nobody has to hand the device to anybody else. */
  private get placing(): Seat | null {
    const { match } = this.state;
    return this.learner === null && match?.state.phase.name === 'arena' ? match.state.phase.placing : null;
  }

  askedNow({ state }: SeenTrexlands): readonly number[] {
    return asked(state);
  }

  /** A roll is asked of the bots alone, or else of the persons whose trucks have still to be thrown. */
  override askedOf(kind: SeatKind): number | null {
    const { match, stage, roll, halted, opening } = this.state;
    if (match === null || opening || stage === 'revealing' || (halted && kind === 'bot')) return null;
    if (stage === 'choosing') return super.askedOf(kind);
    const rolled = stage === 'aiming' ? rollAsked(match.state) : (roll?.asked ?? null);
    if (rolled === null || isOfBots(match, rolled) !== (kind === 'bot')) return null;
    return super.askedOf(kind);
  }

  /** Whether it is not the seat of whoever acts now: a person's, or a bot's. */
  isOthers(seat: Seat): boolean {
    const { match } = this.state;
    return match !== null && !isOf(match.header, this.acting, seat);
  }

  isBots(truck: PieceId): boolean {
    const { match } = this.state;
    return match !== null && isOf(match.header, 'bot', ownerOf(truck));
  }

  protected override against(action: TrexlandsAction): Fault | null {
    if (this.acting === 'bot') return null; // it has no device
    for (const truck of trucksMoved(action)) {
      const against = this.whyNotTruck(truck);
      if (against !== null) return against;
    }
    return action.do === 'ready' && action.seat === this.unseen ? null : refusedByDevice(this.state, action);
  }

  override play(action: TrexlandsAction, reason: 'played' | 'seen' = 'played', then?: () => void): Outcome {
    const before = this.state.match;
    return super.play(action, reason, () => {
      if (before !== null && isPlacing(before.state)) this.leaveEmptyArena();
      this.staysOut(action);
      then?.();
    });
  }

  /**
   * The only person, out of a market, says so once: when they bid on, nobody asks again. Nor is who has laid all they
   * wanted asked for more in an arena where nothing can be challenged.
   */
  private staysOut(last: TrexlandsAction): void {
    const { match, alone, stage } = this.state;
    const phase = match?.state.phase;
    const isMarket = phase?.name === 'market';
    if (match === null || alone === null || this.learner !== null || !isMarket) this.isOut = false;
    else if (last.do === 'pass' && last.seat === alone) this.isOut = true;
    if (match === null || alone === null || this.learner !== null || stage !== 'choosing') return;
    if (this.isOut && isMarket && phase.awarded === null && phase.bidder === alone)
      this.actFor('person', () => this.play({ do: 'pass', seat: alone }));
    const isOpen = phase?.name === 'arena' && phase.placing === null && asked(match.state).includes(alone);
    if (isOpen && choicesOf(match.state, alone).every((choice) => choice.do === 'place' || choice.do === 'ready'))
      this.actFor('person', () => this.play({ do: 'ready', seat: alone }));
  }

  /**
   * A seat says that it places no card, without having had the device in hand. It is always let pass, so that the
   * answer tells nothing of the cards (TX-69).
   */
  placesNothing(seat: Seat): Outcome {
    this.unseen = seat;
    const done = this.play({ do: 'ready', seat });
    this.unseen = null;
    return done;
  }

  /** All have had their turn and no card lies in the arena: nobody has to say once more that nothing is to be done. */
  private leaveEmptyArena(): void {
    const { match } = this.state;
    if (match?.state.phase.name !== 'arena' || isPlacing(match.state) || match.state.phase.cards.length > 0) return;
    for (const seat of asked(match.state)) {
      if (this.seatHere !== null && seat !== this.seatHere) continue;
      const ready = (): Outcome => super.play({ do: 'ready', seat });
      if (!this.actFor(isOf(match.header, 'bot', seat) ? 'bot' : 'person', ready).ok) return;
    }
  }

  /** All actions since that place of the log were one press: they are taken back together. */
  pressedSince(from: number): void {
    const to = this.state.played?.log.length ?? 0;
    this.press = to > from ? { from, to } : null;
  }

  /** Where what was done last begins in the log: the last action, or the first of the last press for several seats. */
  get lastFrom(): number | undefined {
    const { match } = this.state;
    return match !== null && this.press?.to === match.log.length ? this.press.from : undefined;
  }

  override againstUndo(): Fault | null {
    return super.againstUndo() ?? whyNotTakenBack(this.state);
  }

  open(match: SeenTrexlands | null, spectating: boolean): void {
    this.set({ ...this.blank, spectating });
    if (match === null) this.shown.place(new Map(), 'at-once');
    else this.put(match, 'at-once');
  }

  show(match: SeenTrexlands, reason: Reason): void {
    if (reason === 'taken-back') {
      this.runner.abandon(); // the roll that was seen last is no part of the match any more
      this.isOut = false;
    }
    const { match: before } = this.state;
    const isNews = reason === 'played' || reason === 'seen';
    const cards = isNews ? revealedIn(match.log.at(-1)?.events ?? []) : [];
    if (cards.length > 0)
      return void this.set({
        ...NOTHING_CHOSEN,
        match: before && beforeReveal(before, match.log.at(-1)?.action),
        played: match,
        stage: 'revealing',
        reveal: { cards, shown: 1 },
        fault: null,
      });
    this.put(match, reason === 'asked' && this.state.spectating ? 'at-once' : 'on-its-way');
  }

  /** The next card of the arena is turned over; after the last the match goes on. */
  turnNext(): void {
    const { reveal, played } = this.state;
    if (reveal === null || played === null) return;
    if (reveal.shown < reveal.cards.length) this.set({ reveal: { ...reveal, shown: reveal.shown + 1 } });
    else this.put(played, 'on-its-way');
  }

  private put(match: SeenTrexlands, how: 'on-its-way' | 'at-once'): void {
    const { events: told, halted } = this.state;
    const events = newsOf(this.state, match);
    const before = this.watched;
    const entering = before && enteringIn(before, match, events);
    const held = before !== null && how === 'on-its-way' ? seenFirst(before, match, events) : null;
    this.seenS = 0;
    const seen = heldBack(match, { ...(entering && { outcome: null }), ...held });
    this.set({
      ...NOTHING_CHOSEN,
      thrown: stillWaiting(this.state, match) ?? givenAlready(match, this.given),
      alone: this.learner ?? (this.ownSeat(match) as Seat | null),
      match: seen,
      played: match,
      entering,
      opening: held !== null,
      stage: stageOf(seen),
      camera: cameraAt(this.state, stageOf(seen)),
      roll: rollSeen(this.state, match),
      reveal: null,
      fault: null,
      looked: stillLooked(this.state, match),
      holder: holderOn(this.state, match),
      events,
      halted: events === told ? halted : undoneIn(match, events) !== null,
    });
    this.place(how);
  }

  /** The match so far, where somebody sees how it goes on: not at once, nor with less motion. */
  private get watched(): SeenTrexlands | null {
    const { match, bots } = this.state;
    return this.shown.calm || this.pace === 'at-once' || bots?.pace === 'at-once' ? null : match;
  }

  /** Real time passes. Returns whether something is seen before the match goes on. */
  seeArrivals(seconds: number): boolean {
    const { entering, opening, played, match } = this.state;
    const isLast = (played?.state.outcome ?? null) !== null; // those who won with it stay in sight
    if (entering === null ? !opening : isLast && this.seenS >= ENTERED_S) return false;
    if (entering === null && this.shown.busy) return true;
    const isSold = match?.state.phase.name === 'market';
    const isCard = match !== null && match.state.agenda.length > 0;
    const most = entering !== null ? ENTERED_S : isSold ? SOLD_S : isCard ? CARD_S : RESTED_S;
    this.seenS += Math.min(seconds, most / 4); // where pictures are few, some are of it
    if (this.seenS < most) return true;
    if (isLast) this.set({ match: played });
    else if (entering === null) this.goesOn(played);
    else {
      this.seenS = 0;
      this.set({ entering: null, ...(!opening && { match: played }) });
      this.place();
    }
    return true;
  }

  /** The match goes on after all that was held back. */
  private goesOn(played: SeenTrexlands | null): void {
    this.set({ opening: false, match: played, ...(played !== null && { stage: stageOf(played) }) });
    this.place();
  }

  /** Trucks where they belong while nothing rolls. */
  place(how: 'on-its-way' | 'at-once' = 'on-its-way'): void {
    const { match, thrown } = this.state;
    if (match === null) return;
    const poses = new Map(posesOf(match.state));
    const asking = rollAsked(match.state);
    if (asking !== null) for (const [id, pose] of aimingPoses(match.state, asking, thrown)) poses.set(id, pose);
    for (const [id, pose] of this.state.entering?.poses ?? []) poses.set(id, pose);
    this.shown.place(poses, how);
  }
}

const revealedIn = (events: readonly TrexlandsEvent[]): readonly Revealed[] =>
  events.filter((event): event is Revealed => event.type === 'revealed');

/**
 * The match while the cards of an arena are turned over: the card or challenge that was the last one lies there and is
 * paid for, and nothing has come of it yet. What is placed in private is not shown before that (TX-69).
 */
function beforeReveal(match: SeenTrexlands, last: TrexlandsAction | null | undefined): SeenTrexlands {
  if (last === null || last === undefined || last.do === 'roll' || last.do === 'time' || isPlacing(match.state))
    return match;
  return { ...match, state: choose(match.state, last).state };
}

/** It ends, and its EXCHANGE opens, once all have seen what came before. */
const heldBack = (match: SeenTrexlands, part: Partial<SeenTrexlands['state']>): SeenTrexlands =>
  Object.keys(part).length === 0 ? match : { ...match, state: { ...match.state, ...part } };

/** Trucks wait on for the others while nothing but a wish to take something back has come or gone. */
const stillWaiting = ({ match: before, thrown }: SessionState, { state }: SeenTrexlands): Gathered | null =>
  before?.state === state && gatheredRoll(state, thrown) === null ? thrown : null;

const stageOf = ({ state }: SeenTrexlands): Stage => (rollAsked(state) === null ? 'choosing' : 'aiming');

/** A view that was turned is of the board, or of the tray: where the other one is looked at, it is the seat's again. */
const cameraAt = ({ camera, stage }: SessionState, next: Stage): SessionState['camera'] =>
  camera === 'free' && isAtTray(stage) !== isAtTray(next) ? 'seat' : camera;

const isAtTray = (stage: Stage): boolean => stage === 'aiming' || stage === 'rolling' || stage === 'called';

/** The events to tell. While cards are placed in private no action is shown: the last ones told stay (TX-69). */
function newsOf({ match: before, events }: SessionState, match: SeenTrexlands): SessionState['events'] {
  if (before === null || before.header !== match.header) return [];
  const news = match.log.slice(before.log.length).flatMap((entry) => entry.events);
  return news.length === 0 && isPlacing(before.state) && isPlacing(match.state) ? events : news;
}

/** The last roll can be seen again until the next one; one that was taken back cannot. */
const rollSeen = ({ roll, match }: SessionState, next: SeenTrexlands): SessionState['roll'] =>
  match !== null && next.log.length > match.log.length ? roll && { ...roll, again: null } : null;
