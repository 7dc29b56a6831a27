import { chanceFor } from '../../../../engine/random.ts';
import type { RollAction } from '../../../../games/trexlands/actions.ts';
import { drawThrows } from '../../../../games/trexlands/drawThrows.ts';
import { nameOf } from '../../../../games/trexlands/ids.ts';
import { startRoll } from '../../../../games/trexlands/perform.ts';
import { rollAsked, type RollAsked } from '../../../../games/trexlands/rolls.ts';
import type { TruckRuling } from '../../../../referee/roll/ruling.ts';
import type { Throw } from '../../../../games/trexlands/throws.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import { TICK_HZ } from '../../../../sim/settings.ts';
import type { Pose } from '../../../../sim/world/pose.ts';
import { withinThrowLimits } from '../../../../sim/roll/throwLimits.ts';
import { arenaSpot } from '../scene/places.ts';
import { inArena } from '../scene/poses.ts';
import { ROUND_FAULTS } from './faults.ts';
import type { PassageListener, RollFilmed } from './passage.ts';
import { RollFilm } from './rollFilm.ts';
import type { RoundCore } from './roundCore.ts';
import type { RoundCommands } from './roundTypes.ts';

/** `at-once`: a roll is over within a frame, for pictures and tests. */
export type RollPace = 'real' | 'at-once';

/** Trucks that are let go one after the other, released together, rolled and called. */
export class RollDesk {
  private film: RollFilm | null = null;
  private readonly listeners = new Set<PassageListener>();

  constructor(private readonly core: RoundCore, private readonly pace: RollPace) {}

  readonly commands: Pick<RoundCommands, 'letGo' | 'rollForMe' | 'takeUp' | 'goOn' | 'showMe'> = {
    letGo: (...thrown) => this.letGo(thrown),
    rollForMe: (trucks) => this.rollForMe(trucks),
    takeUp: (truck) => {
      if (this.core.state.stage !== 'aiming') return;
      this.core.set({ thrown: this.core.state.thrown.filter((thrown) => thrown.truck !== truck) });
      this.core.place();
    },
    goOn: () => this.goOn(),
    showMe: (truck) => this.showMe(truck ?? null),
  };

  /** Nothing rolls any more; what was not over is forgotten. */
  abandon(): void {
    this.film?.free();
    this.film = null;
  }

  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number, mayGoOn: () => boolean): boolean {
    const { film, core: { state } } = this;
    const again = state.roll?.again ?? null;
    if (film === null || (state.stage !== 'rolling' && (again === null || again.over))) return false;
    if (this.pace === 'at-once' || (again !== null && this.core.shown.calm)) film.hurry();
    const from = film.at;
    const goesOn = film.advance(seconds, mayGoOn);
    this.draw(film);
    this.tell(film, from);
    if (state.stage === 'rolling') this.called(film);
    else if (film.seen && state.roll !== null && again !== null) this.core.set({ roll: { ...state.roll, again: again.truck === null ? null : { ...again, over: true } } });
    return goesOn;
  }

  /** Calls back with every stretch of a roll as it is seen. Returns how to stop that. */
  listen(listener: PassageListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell({ rolling, at, pace }: RollFilm, from: number): void {
    const { roll } = this.core.state;
    if (roll === null || at <= from) return;
    const filmed = filmedOf(rolling.film, roll.asked);
    for (const listener of this.listeners) listener({ roll: filmed, from, to: at, pace, over: rolling.done });
  }

  private get asked(): RollAsked | null {
    const { match, stage } = this.core.state;
    return match !== null && stage === 'aiming' ? rollAsked(match.state) : null;
  }

  private letGo(more: readonly Throw[]): void {
    const { asked, core } = this;
    const { playable } = core;
    if (!playable.ok) return void core.refuse(playable.fault);
    if (asked === null) return void core.refuse(ROUND_FAULTS.noRoll);
    const { thrown } = core.state;
    const stranger = more.find(({ truck }) => !asked.trucks.includes(truck));
    if (stranger) return void core.refuse(ROUND_FAULTS.noRoll);
    const twice = more.find(({ truck }) => thrown.some((gone) => gone.truck === truck));
    if (twice) return void core.refuse(ROUND_FAULTS.thrownAlready(nameOf(twice.truck)));
    const throws = [...thrown, ...more];
    const within = withinThrowLimits(throws);
    if (!within.ok) return void core.refuse(within.fault);
    core.set({ thrown: throws, fault: null });
    if (throws.length === asked.trucks.length) this.release(asked, throws);
    else core.place();
  }

  /** What somebody has let go already may be where the drawn ones would be: then they are drawn again. */
  private rollForMe(trucks: readonly PieceId[] | undefined): void {
    const { asked, core } = this;
    const { match, thrown } = core.state;
    if (asked === null || match === null) return void core.refuse(ROUND_FAULTS.noRoll);
    const wanted = (trucks ?? asked.trucks).filter((id) => asked.trucks.includes(id) && !thrown.some(({ truck }) => truck === id));
    for (let draw = 0; draw < MOST_DRAWN; draw += 1) {
      const throws = drawThrows(match.state, wanted, chanceFor(match.random, match.log.length, draw));
      if (withinThrowLimits([...thrown, ...throws]).ok) return this.letGo(throws);
    }
    core.refuse(ROUND_FAULTS.noRoll);
  }

  private release(asked: RollAsked, throws: readonly Throw[]): void {
    const { core } = this;
    const { match } = core.state;
    if (match === null) return;
    const started = startRoll(core.physics, match.state, rollOf(throws));
    if (!started.ok) return void core.refuse(started.fault);
    this.abandon();
    this.film = new RollFilm(started.value);
    core.set({ stage: 'rolling', roll: { asked, throws, report: null, again: null } });
    this.draw(this.film);
  }

  private called(film: RollFilm): void {
    const { core } = this;
    const { roll, match, played } = core.state;
    const { report } = film;
    if (report === null || roll === null) return;
    if (played === match) core.playRoll(rollOf(roll.throws), report);
    if (film.seen) core.set({ stage: 'called', roll: { ...roll, report } });
  }

  private goOn(): void {
    const { core, film } = this;
    const { stage } = core.state;
    if (stage === 'rolling' && film !== null) {
      film.hurry();
      this.draw(film);
      this.called(film);
      return;
    }
    const { played } = core.state;
    if (stage === 'called' && played !== null) core.show(played);
  }

  private showMe(truck: PieceId | null): void {
    const { core, film } = this;
    const { roll, stage } = core.state;
    if (film === null || stage !== 'called' || roll === null) return;
    const rest = (ruling: TruckRuling | undefined): number => ruling?.tick ?? film.rolling.film.ticks;
    const rulings = roll.report?.rulings ?? [];
    if (truck === null) film.again(Math.max(...rulings.map(rest)) - LAST_TICKS.all, Infinity);
    else film.again(rest(rulings.find((ruling) => ruling.truck === truck)) - LAST_TICKS.one, rest(rulings.find((ruling) => ruling.truck === truck)) + LAST_TICKS.after);
    core.set({ roll: { ...roll, again: { truck, over: false } } });
  }

  /** Somebody looks elsewhere: what was looked at from close by lies where it came to lie. */
  lookAway(): void {
    const { core, film } = this;
    const { roll } = core.state;
    if (film === null || roll?.again?.over !== true) return;
    film.toEnd();
    this.draw(film);
    core.set({ roll: { ...roll, again: null } });
  }

  private draw(film: RollFilm): void {
    const { match } = this.core.state;
    if (match === null) return;
    const spot = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    const at = Math.floor(film.at);
    const pose = (id: PieceId, tick: number): Pose => inArena(spot, film.rolling.film.poseOf(id, tick));
    for (const id of film.rolling.film.pieces) this.core.shown.show(id, pose(id, at), pose(id, at + 1), film.at - at);
  }
}

/** What is shown again: the last of it before trucks come to rest, and a moment after, ticks (house values). */
const LAST_TICKS = { one: 0.9 * TICK_HZ, all: 1.5 * TICK_HZ, after: 0.2 * TICK_HZ } as const;

/** Drawn throws and thrown ones are in the same place once in a few; so many times in a row never. */
const MOST_DRAWN = 50;

/** The simulation's own frame has the arena in its middle. */
const filmedOf = (film: RollFilmed['film'], { trucks, ballast, surface }: RollAsked): RollFilmed => ({ film, trucks, ballast, terrain: surface, arena: { x: 0, z: 0 } });

const rollOf = (throws: readonly Throw[]): RollAction => ({ do: 'roll', throws });
