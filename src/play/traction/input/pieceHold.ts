import { soon } from '#play/host/pausing.ts';
import { pieceOn } from '#games/traction/board.ts';
import { beyondTackleMm } from '#games/traction/reach.ts';
import { mayTackle, sizeOf } from '#games/traction/pieces.ts';
import type { PieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { distance, vec3 } from '#sim/maths/vec3.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import type { Fault } from '#sim/result.ts';
import type { Session, Touch } from '../session/sessionTypes.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { Standing } from '#games/traction/standing.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import { SESSION_FAULTS } from '../session/faults.ts';
import { cornerTapped, stepAt } from './aimAt.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import { expectedOf } from '../session/expected.ts';
import { beginAim, dragAim } from './aimDrag.ts';
import { ontoRival } from '../ontoRival.ts';
import { ontoPad } from './ontoPad.ts';
import { aimOf, beginPath, dragPath, isPathMeant, pulledTo, stepOf, type PathDrag } from './pathDrag.ts';
import { halfDiagonalMm } from './corners.ts';
import { minus, plus, sizeMm } from '#play/input/azimuth.ts';
import type { Picked } from '#play/input/pick.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { beginSwing, dragSwing, levelNowMm, type SwingDrag } from './swingDrag.ts';

/** The action of a pointer that went down on a piece. */
type Doing =
  | { readonly kind: 'aim'; readonly drag: PathDrag }
  | { readonly kind: 'swing'; readonly drag: SwingDrag }
  | { readonly kind: 'drag'; readonly start: PlaceMm }
  /** On another player's piece while one's own is chosen: a tap aims there, anything else is refused. */
  | {
      readonly kind: 'target';
      readonly place: PlaceMm;
      readonly start: PlaceMm;
      readonly slackMm: number;
      readonly fault: Fault;
    }
  /** While pieces come to rest: a tap counts as soon as they have. */
  | { readonly kind: 'later'; readonly ground: PlaceMm | null; readonly start: PlaceMm; readonly slackMm: number }
  | { readonly kind: 'nothing' };

/** A pointer on a piece. */
export interface Held {
  readonly piece: PieceId;
  readonly level: number; // height at which the piece was touched, m: the pointer moves on that level
  /** The place beside or behind the piece (chosen before) at which the pointer went down: a tap aims there. */
  readonly beside: PlaceMm | null;
  doing: Doing;
}

/** A letter is about as wide as two fingers stray (house value). */
const LETTER_IN_SLACKS = 1.5;

/** How a pointer takes a piece. */
interface Taken {
  readonly piece: PieceId;
  readonly standing: Standing;
  readonly start: PlaceMm;
  /** Height over the table at which it was touched, mm. */
  readonly levelMm: number;
  readonly slackMm: number;
  /** The corner at whose letter the pointer is. */
  readonly by: Corner | null;
}

export interface HoldOptions {
  /** How wide a finger strays, in metres for every metre from the eye. */
  readonly slack: () => number;
  /** Whether letting go only leaves the step aimed at, to be confirmed. */
  readonly confirms: () => boolean;
}

/** One pointer on a piece, from touching it to letting go; and where a tap beside it aims. */
export class PieceHold {
  constructor(
    private readonly session: Session,
    private readonly pick: (ray: Ray) => Picked | null,
    private readonly options: HoldOptions,
  ) {}

  begin(picked: Picked, ray: Ray): Held {
    const chosen = this.session.store.getState().intent?.piece === picked.piece;
    return {
      piece: picked.piece,
      level: picked.at.y,
      beside: chosen ? (picked.near ? onLevel(ray, 0) : this.behind(picked.piece, ray)) : null,
      doing: this.touched(picked, ray),
    };
  }

  /** The ground that the chosen piece hides at this pointer, if it could get there; an aim that there is stays. */
  private behind(piece: PieceId, ray: Ray): PlaceMm | null {
    const { aim, stepsLeft } = this.session.store.getState();
    const [place, standing] = [onLevel(ray, 0), this.session.touch.standing(piece)];
    if (aim !== null || place === null || standing === null) return null;
    const half = halfDiagonalMm(pyramidOf(piece));
    const far = sizeMm(minus(place, standing));
    return far > half && far <= 2 * half * stepsLeft ? place : null;
  }

  drag(held: Held, ray: Ray): void {
    const { doing } = held;
    const at = onLevel(ray, doing.kind === 'swing' ? levelNowMm(doing.drag) / 1000 : held.level);
    if (!at) return;
    if (doing.kind === 'drag') this.session.touch.drag(minus(at, doing.start));
    if (doing.kind === 'aim') this.pull(held, doing.drag, at, this.under(held.piece, ray));
    if (doing.kind === 'swing') this.swing(held, doing.drag, dragSwing(doing.drag, at));
    if (doing.kind === 'later' && sizeMm(minus(at, doing.start)) > doing.slackMm) {
      held.doing = { kind: 'nothing' };
      this.session.touch.refuse(SESSION_FAULTS.handOnTable(held.piece));
    }
    if (doing.kind === 'target' && sizeMm(minus(at, doing.start)) > doing.slackMm) {
      held.doing = { kind: 'nothing' };
      this.session.touch.refuse(doing.fault);
    }
  }

  letGo(held: Held, ray: Ray): void {
    this.drag(held, ray);
    const { doing } = held;
    if (doing.kind === 'aim' && isPathMeant(doing.drag) && !this.options.confirms()) this.session.commands.performAim();
    if (doing.kind === 'swing' || doing.kind === 'drag') this.session.touch.letGo();
    if (doing.kind === 'later') this.atRest(() => this.tapped(held.piece, doing.ground));
    if (doing.kind === 'target') this.aimAt(doing.place, held.piece);
    if (doing.kind === 'aim' && aimOf(doing.drag) === null && held.beside) this.aimAt(held.beside);
  }

  /** The pointer is gone: an aim is dropped, a hand on a piece lets go. The piece stays chosen. */
  drop({ doing }: Held): void {
    if (doing.kind === 'aim' && aimOf(doing.drag) !== null) this.session.commands.clearAim();
    if (doing.kind === 'swing' || doing.kind === 'drag') this.session.touch.letGo();
  }

  /** The player has changed their mind. Drops an aim; a hand that is on a piece stays there. */
  escape(held: Held): void {
    if (held.doing.kind !== 'aim') return;
    held.doing = { kind: 'nothing' };
    this.session.commands.cancel();
  }

  /** Whether a tap says where the chosen piece should go. */
  mayAim(): boolean {
    const { handMode, intent, stage, reachFor, bumping } = this.session.store.getState();
    const waits = stage === 'aiming' || stage === 'between-steps';
    return (
      handMode === 'assisted' && waits && intent !== null && intent.do !== 'disturb' && reachFor === null && !bumping
    );
  }

  /** Aims the chosen piece at a place of the table, where it waits for one, or as soon as everything stands still. */
  aimAt(place: PlaceMm, towards: PieceId | null = null): void {
    if (this.session.store.getState().stage === 'resting') return this.atRest(() => this.aimAt(place, towards));
    if (!this.mayAim()) return;
    const { commands, store, touch } = this.session;
    const { intent, aim } = store.getState();
    const standing = intent && touch.standing(intent.piece);
    if (!intent || !standing) return;
    const { corner, swivelDeg } = stepAt(pyramidOf(intent.piece), standing, place, aim);
    commands.setAim(corner, swivelDeg, [], towards);
  }

  /** The letter of one of the chosen piece's corners at which a pointer is, while they are shown. */
  letterAt(ray: Ray): { readonly piece: PieceId; readonly corner: Corner } | null {
    const { intent, stage } = this.session.store.getState();
    const place = onLevel(ray, 0);
    if (intent === null || intent.do === 'disturb' || place === null) return null;
    if (stage !== 'aiming' && stage !== 'between-steps') return null;
    const standing = this.session.touch.standing(intent.piece);
    const away = distance(vec3(place.xMm / 1000, 0, place.zMm / 1000), ray.origin);
    const reach = LETTER_IN_SLACKS * 1000 * this.options.slack() * away;
    const corner = standing && cornerTapped(pyramidOf(intent.piece), standing, place, reach);
    return corner === null ? null : { piece: intent.piece, corner };
  }

  private tapped(piece: PieceId, ground: PlaceMm | null): void {
    const may = this.session.touch.mayTouch(piece);
    if (may.ok && may.value === 'right') this.session.commands.right([piece]);
    else if (may.ok) this.choose(piece);
    else if (ground !== null && this.mayAim()) this.aimAt(ground);
    else this.session.touch.refuse(may.fault);
  }

  /** Once, when no piece moves any more. */
  private atRest(then: () => void): void {
    const stop = this.session.store.subscribe(({ stage }) => {
      if (stage === 'resting' || stage === 'moving') return;
      stop();
      soon(then); // after the other subscribers
    });
  }

  private touched({ piece, at }: Picked, ray: Ray): Doing {
    const { touch } = this.session;
    const may = touch.mayTouch(piece);
    const standing = touch.standing(piece);
    const start = onLevel(ray, at.y) ?? { xMm: at.x * 1000, zMm: at.z * 1000 };
    const slackMm = 1000 * this.options.slack() * distance(at, ray.origin);
    if (!may.ok && this.session.store.getState().stage === 'resting')
      return { kind: 'later', ground: onLevel(ray, 0), start, slackMm };
    const letter = this.letterAt(ray);
    const by = letter?.piece === piece ? letter.corner : null;
    if (may.ok)
      return standing
        ? this.take(may.value, { piece, standing, start, levelMm: 1000 * at.y, slackMm, by })
        : { kind: 'nothing' };
    if (standing && this.mayAim() && this.isAnothers(piece))
      return { kind: 'target', place: standing, start, slackMm, fault: may.fault };
    touch.refuse(may.fault);
    return { kind: 'nothing' };
  }

  private take(kind: Touch, { piece, standing, start, levelMm, slackMm, by }: Taken): Doing {
    const { commands, touch } = this.session;
    switch (kind) {
      case 'bump':
        commands.bump({ piece });
        return { kind: 'nothing' };
      case 'right':
        commands.right([piece]);
        return { kind: 'nothing' };
      case 'drag':
        return touch.grab(piece, null).ok ? { kind, start } : { kind: 'nothing' };
      case 'aim':
        this.choose(piece);
        return { kind, drag: beginPath(beginAim(pyramidOf(piece), standing, start, slackMm, by)) };
      case 'swing':
        if (!this.isNear(piece)) {
          this.choose(piece);
          return { kind: 'nothing' };
        }
        return { kind, drag: beginSwing(pyramidOf(piece), standing, start, levelMm, slackMm, by) };
    }
  }

  /**
   * Whether it is seen as large as a hand needs it: from the whole table the first press only chooses it, and the eye
   * goes there once the finger is up.
   */
  private isNear(piece: PieceId): boolean {
    const { camera, intent } = this.session.store.getState();
    return camera !== 'seat' || intent?.piece === piece;
  }

  /** A piece that is chosen keeps its aim until it is pulled somewhere else. */
  private choose(piece: PieceId): void {
    const { intent, verb } = this.session.store.getState();
    if (intent?.piece !== piece || intent.do !== verb) this.session.commands.choose(piece);
  }

  /** A rival's piece that the pointer is on is meant as a whole: not the ground that is seen behind its body. */
  private pull(held: Held, before: PathDrag, pointed: PlaceMm, rival: PiecePlacement | null): void {
    const at = rival === null ? pointed : plus(pointed, minus(rival, pulledTo(before, pointed)));
    const { match } = this.session.store.getState();
    const isInReach = rival !== null && match !== null && beyondTackleMm(match.state, held.piece, rival.id) === null;
    const drag = isInReach ? anew(before, at) : this.draggedOn(held.piece, before, at);
    held.doing = { kind: 'aim', drag };
    const aimed = aimOf(drag);
    if (aimed !== null) {
      const step = isInReach ? ontoRival(match.state, held.piece, drag.now.standing, aimed.aim, rival.id) : null;
      const { corner, swivelDeg } = step ?? this.meant(held.piece, drag, at) ?? aimed.aim;
      this.session.commands.setAim(corner, swivelDeg, aimed.path, rival?.id);
    } else if (aimOf(before) !== null) this.session.commands.clearAim();
  }

  /** The rival's piece at the pointer that a piece may tackle. */
  private under(piece: PieceId, ray: Ray): PiecePlacement | null {
    const { match } = this.session.store.getState();
    const there = this.pick(ray);
    if (match === null || there === null || there.near || ownerOf(there.piece) === ownerOf(piece)) return null;
    const may = mayTackle(match.state.options.tackling, sizeOf(piece), sizeOf(there.piece));
    return (may && pieceOn(match.state, there.piece)) || null;
  }

  /** Of a walk that is pulled on to a pad, the step that surely touches it; null where there is nothing to mend. */
  private meant(piece: PieceId, drag: PathDrag, at: PlaceMm): StepCommand | null {
    const { match, intent } = this.session.store.getState();
    const step = stepOf(drag);
    if (match === null || intent?.do !== 'walk' || step === null) return null;
    return ontoPad(match.state, piece, drag.now.standing, step, pulledTo(drag, at));
  }

  /** Up to the piece's steps; the hand stops before a step that looks like a foul, or that wins. */
  private draggedOn(piece: PieceId, drag: PathDrag, at: PlaceMm): PathDrag {
    const { match, intent, stepsLeft } = this.session.store.getState();
    const most = intent?.do === 'walk' ? stepsLeft : 1;
    return dragPath(drag, at, most, (from, { corner, swivelDeg }) => {
      if (match === null) return false;
      const forecast = forecastStep(match.state, piece, from, corner, swivelDeg);
      return expectedOf({ forecast, intent, match })?.kind === 'clear';
    });
  }

  private swing(held: Held, before: SwingDrag, drag: SwingDrag): void {
    const { touch } = this.session;
    if (drag.corner !== null && before.corner === null && !touch.grab(held.piece, drag.corner).ok) {
      held.doing = { kind: 'nothing' };
      return;
    }
    held.doing = { kind: 'swing', drag };
    if (drag.corner !== null) touch.swing(drag);
  }

  private isAnothers(piece: PieceId): boolean {
    const { intent } = this.session.store.getState();
    return intent !== null && ownerOf(piece) !== ownerOf(intent.piece);
  }
}

/** Whether the piece is on its way, so that no second finger may disturb it. */
export const isUnderWay = ({ doing }: Held): boolean =>
  doing.kind === 'swing' || doing.kind === 'drag' || (doing.kind === 'aim' && aimOf(doing.drag) !== null);

/** A tackle is one step (TR-12), over the corner next to it. */
function anew({ past, now }: PathDrag, at: PlaceMm): PathDrag {
  const { spec, standing, start, leastMm, by } = past[0] ?? now;
  return beginPath(dragAim(beginAim(spec, standing, start, leastMm, by), at));
}
