import type { RefObject } from 'react';
import { onlyPerson } from '#engine/seats.ts';
import { padOf } from '#games/traction/board.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { answer, type AtRival } from '#play/traction/offers.ts';
import { metres } from '#play/table/tableLook.ts';
import { EyeHandle } from '#app/scene/EyeHandle.tsx';
import { useKeys } from '#app/scene/useKeys.ts';
import { useCalm } from '#app/settings/useAmbience.ts';
import type { SceneParts, TableLead } from '#app/table/tableParts.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { touchIn } from '#play/traction/session/gained.ts';
import { pieceLead } from '#play/traction/lead.ts';
import { tackleOf, threatOf } from '#play/traction/threat.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { lastOf, lastOfParts, samePosition } from '#play/table/lastOf.ts';
import type { SessionState, TractionTable } from '#play/traction/session/sessionTypes.ts';
import { useSession, useTheSession } from '../hud/useTable.ts';
import { sceneryOf } from '../scenery.tsx';
import { stageOf } from '../stage.ts';
import { flashesOf } from '../watch/calls.ts';
import { HostedWorld } from './HostedWorld.tsx';
import { Balance } from './overlays/Balance.tsx';
import { CornerMarks } from './overlays/CornerMarks.tsx';
import { Ghost } from './overlays/Ghost.tsx';
import { Marks } from './overlays/Marks.tsx';
import { PlacedMark } from './overlays/OutlineMark.tsx';
import { ReachRings } from './overlays/ReachRings.tsx';
import { touchShot, type TouchShot } from './touchShot.ts';
import { PointerLayer } from './PointerLayer.tsx';
import { inHandOf } from './inHand.ts';
import { facts, spots } from './windowHandle.ts';
import { isPiece, type PieceId } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';

interface OfTable {
  readonly root: RefObject<HTMLElement | null>;
}

function Keys({ root }: OfTable) {
  useKeys(root);
  return null;
}

function OverTable({ root }: OfTable) {
  const { physics, shown } = useTheSession();
  const colliders = useSession(({ overlay }) => overlay.colliders);
  const calm = useCalm(STILL_ASKED);
  return (
    <>
      <HostedWorld physics={physics} shown={shown} colliders={colliders} />
      <Marks />
      <ReachRings root={root} />
      <Ghost />
      <CornerMarks />
      <Balance root={root} />
      <PlacedMark />
      <PointerLayer root={root} />
      <EyeHandle still={calm} />
    </>
  );
}

/** Over the step that stops short the tackle, m: as high as a medium piece is half way up (house value). */
const TACKLE_M = 0.02;

/** At a rival's piece the ghost asks: a tackle, or a step that stops short of it; at a tackle that misses, a walk. */
const GHOST_OFFERS: NonNullable<SceneParts<TractionTable>['offers']> = {
  spot: ({ match, forecast }, at) => {
    const { kind, piece } = at as AtRival;
    const rival = kind === 'walk' ? forecast : match?.state.pieces.find(({ id }) => id === piece);
    return rival ? vec3(metres(rival.xMm), kind === 'tackle' ? TACKLE_M : 0, metres(rival.zMm)) : null;
  },
  areAnswers: true,
  pointed: () => null,
  point: () => undefined,
  press: (session, at) => answer(session, at as AtRival),
};

/** So high a piece is touched, m (house value). */
const TOUCHED_M = 0.015;

function leadFrom(told: SessionState): TableLead | null {
  const lead = pieceLead(told);
  const at = ({ xMm, zMm }: PlaceMm, up: number): Vec3 => vec3(metres(xMm), up, metres(zMm));
  return lead && { from: at(lead.from, TOUCHED_M), to: at(lead.to, 0), goal: at(lead.goal, 0) };
}

/** The table that is played at; `seenFrom`: the seat that it is always seen from. */
export const sceneParts = (seenFrom?: number): SceneParts<TractionTable> => {
  const seatOf = ({ arranging, match }: SessionState): number => seenFrom ?? arranging?.seat ?? seatSeenFrom(match);
  const touchOf = lastOfParts(winningTouch, ['rulings', 'match']);
  return {
    watch: (session) => {
      const scenery = lastOf(({ header, state, log }: SeenTraction) => sceneryOf(header, state, log), samePosition);
      return { scenery: ({ match }) => match && scenery(match), inHand: inHandOf(session) };
    },
    look: (told) => {
      const pad = padOfArranging(told);
      return {
        seat: seatOf(told),
        ...(pad && { closeUp: pad, closeUpFrom: 'above' as const }),
        ...touchOf(told),
        flashes: flashesOf(told.rulings),
        stateOf: (piece) => pieceStateOf(told, piece),
      };
    },
    offers: GHOST_OFFERS,
    lead: leadFrom,
    ruler: (session) => session.ruler,
    Keys,
    Marks: OverTable,
    spots,
    facts,
  };
};

function winningTouch({ rulings, match }: SessionState): TouchShot | null {
  const touch = touchIn(rulings);
  return touch && match && touchShot(touch, match.state.pieces);
}

/** A person who plays alone against bots keeps the own seat. */
const seatSeenFrom = (match: SeenTraction | null): number =>
  match === null ? 0 : (onlyPerson(match.header.seats) ?? match.state.turn.seat);

/** The pad on which a seat places its pieces. */
function padOfArranging({ arranging, match }: SessionState): readonly Vec3[] | null {
  const pad = arranging && match && padOf(match.state, arranging.seat);
  return pad ? stageOf({ pads: [pad], pieces: [] }) : null;
}

/** How a piece looks now: what is being done to it outranks what could be. */
function pieceStateOf(session: SessionState, piece: PieceId): PieceState {
  const { intent, hovered, meant, stage, arranging } = session;
  if (arranging !== null) return arranging.inHand === piece ? 'held' : 'normal';
  if (meant?.piece === piece) return 'held';
  if (intent?.piece === piece) return stage === 'aiming' || stage === 'between-steps' ? 'hover' : 'held';
  if (isHit(session, piece)) return 'victim';
  if (hovered === piece) return 'hover';
  if (isSpokenOf(session, piece)) return 'held';
  return isSpent(session, piece) ? 'spent' : 'normal';
}

/** The line is about it while nothing is chosen: it threatens, may tackle or be tackled, or may be set upright. */
function isSpokenOf(session: SessionState, piece: PieceId): boolean {
  const { match, stage, bots } = session;
  if (match === null || stage !== 'idle' || (bots?.seat ?? null) !== null) return false;
  const tackle = tackleOf(session);
  return [threatOf(session), tackle?.piece, tackle?.victim, ...whatMayBeDone(match.state).right].includes(piece);
}

/** Touched by what is under way, or in the way of what is aimed at. */
function isHit({ rulings, forecast, stage }: SessionState, piece: PieceId): boolean {
  if (forecast?.first.includes(piece)) return true;
  return stage !== 'idle' && rulings.some(({ other }) => other !== null && isPiece(other) && other === piece);
}

/** Whether a piece of the seat to move has acted or may not act. */
function isSpent({ match, stage }: SessionState, piece: PieceId): boolean {
  if (!match || match.state.outcome !== null || stage === 'moving' || stage === 'resting') return false;
  const { turn } = match.state;
  return ownerOf(piece) === turn.seat && (turn.acted.includes(piece) || turn.barred.some((b) => b.piece === piece));
}
