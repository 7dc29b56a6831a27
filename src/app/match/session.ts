import { startMatch } from '../../engine/match.ts';
import { play } from '../../engine/play.ts';
import { LARGEST_SEED } from '../../engine/random.ts';
import { consent, requestUndo, withdrawUndo } from '../../engine/undo.ts';
import type { TractionAction } from '../../games/traction/actions.ts';
import { actionOfChoice, checkCommand, stepsOf, type ChoiceCommand, type Command } from '../../games/traction/commands.ts';
import { parseCommand } from '../../games/traction/notation.ts';
import type { Intent } from '../../games/traction/perform.ts';
import { rangeOf } from '../../games/traction/pieces.ts';
import { whatMayBeDone } from '../../games/traction/queries.ts';
import { traction, type TractionMatch } from '../../games/traction/traction.ts';
import { CORNERS, type Corner } from '../../sim/gesture/gesture.ts';
import { seat as asSeat, type PieceId } from '../../sim/ids.ts';
import type { Physics } from '../../sim/physics.ts';
import { ok, type Fault, type Result } from '../../sim/result.ts';
import { TICK_HZ } from '../../sim/settings.ts';
import { ActionDesk } from './actionDesk.ts';
import { Core, NOTHING_CHOSEN, type Aftermath } from './core.ts';
import type { Pace } from './driver.ts';
import { forecastStep } from './forecast.ts';
import type { Bump, NewMatch, Session, SessionCommands, Touch, TouchCommands, Verb } from './sessionTypes.ts';
import { ShownTable } from './shownTable.ts';
import { standingOf, type Standing } from './standing.ts';
import { SESSION_FAULTS } from './texts.ts';

export interface SessionOptions {
  readonly physics: Physics;
  /** After every action, and whenever another match is opened: for saving. */
  readonly onChange?: (match: TractionMatch) => void;
  /** Chance from 0 to 1, for seeds and for what a bumped table does; nothing in a match depends on it unrecorded. */
  readonly random?: () => number;
  readonly pace?: Pace;
}

/** TR-08. */
const MOST_SWIVEL_DEG = 360;
/** A bumped table shoves something by so much, mm (house values): less, and what stands firm only rocks. */
const BUMP_MM = { least: 10, most: 25 };
/** Pieces that are taken back go there in so many seconds. */
const TAKEN_BACK: Aftermath = { waitS: 0, homingS: 0.5 };

/** A match at this screen's table. No globals: a page may have several. */
export function createSession(options: SessionOptions): Session {
  const shown = new ShownTable();
  const core = new Core(options.physics, shown, options.onChange ?? (() => undefined));
  const desk = new ActionDesk(core, options.pace ?? 'real');
  const random = options.random ?? hostChance;
  return {
    store: core.store,
    commands: { ...matchCommands(core, desk, random), ...aimCommands(core, desk), ...choiceCommands(core, desk), ...otherHands(core, desk, random), ...viewCommands(core) },
    touch: touchCommands(core, desk),
    shown,
    advance: (seconds) => desk.driver.advance(seconds),
    setPace: (pace) => {
      desk.driver.pace = pace;
    },
  };
}

function hostChance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;

function matchCommands(core: Core, desk: ActionDesk, random: () => number): Part<'newMatch' | 'resume' | 'leave' | 'requestUndo' | 'consentUndo' | 'refuseUndo' | 'withdrawUndo'> {
  const open = (match: TractionMatch | null): void => {
    desk.abandon();
    core.open(match);
  };
  return {
    newMatch: ({ seats, setup, seed }: NewMatch) => {
      const drawn = seed ?? Math.floor(random() * (LARGEST_SEED + 1));
      const started = startMatch(traction, { build: core.physics.build, tickHz: TICK_HZ, seed: drawn, seats, setup });
      if (started.ok) open(started.value);
      else core.refuse(started.fault);
      return started;
    },
    resume: open,
    leave: () => open(null),
    requestUndo: (by, from) => {
      const { match } = core.state;
      const who = by ?? match?.log.at(-1)?.seat ?? match?.state.turn.seat ?? 0;
      changeBack(core, desk, (m) => requestUndo(traction, m, who, from));
    },
    consentUndo: (who) => changeBack(core, desk, (m) => consent(m, who, true)),
    refuseUndo: (who) => changeBack(core, desk, (m) => consent(m, who, false)),
    withdrawUndo: () => changeBack(core, desk, (m) => (m.undo ? withdrawUndo(m, m.undo.by) : ok(m))),
  };
}

/** A match that may have lost its last actions; then the table goes back to how it stood. */
function changeBack(core: Core, desk: ActionDesk, change: (match: TractionMatch) => Result<TractionMatch>): void {
  const { match } = core.state;
  if (!match) return void core.refuse(SESSION_FAULTS.noMatch);
  if (desk.piece !== null) return void core.refuse(handFault(desk));
  const changed = change(match);
  if (!changed.ok) return void core.refuse(changed.fault);
  const rewound = changed.value.log.length < match.log.length;
  core.commit(changed.value, rewound ? null : core.state.lastAction, desk.driver.pace === 'real' && rewound ? TAKEN_BACK : undefined);
}

const handFault = (desk: ActionDesk): Fault => (desk.driver.running ? SESSION_FAULTS.handOnTable : SESSION_FAULTS.walkUnderWay);

function aimCommands(core: Core, desk: ActionDesk): Part<'setVerb' | 'choose' | 'cancel' | 'setCorner' | 'setAim' | 'clearAim' | 'performAim' | 'endAction'> {
  return {
    setVerb: (verb) => {
      const { intent } = core.state;
      core.set({ verb });
      if (desk.piece === null && intent && intent.do !== 'disturb') chooseFor(core, intent.piece, verb);
    },
    choose: (piece, verb) => {
      if (desk.piece === piece) return;
      if (desk.piece !== null) return void core.refuse(handFault(desk));
      chooseFor(core, piece, verb ?? core.state.verb);
    },
    cancel: () => {
      if (desk.driver.running) return;
      if (desk.piece === null) core.set({ ...NOTHING_CHOSEN, fault: null });
      else core.set({ corner: null, aim: null, forecast: null });
    },
    setCorner: (corner) => aimAt(core, desk, corner, 0),
    setAim: (corner, swivelDeg) => aimAt(core, desk, corner, swivelDeg),
    clearAim: () => core.set({ corner: null, aim: null, forecast: null }),
    performAim: () => {
      const { intent, aim, hand } = core.state;
      if (desk.driver.running) return void core.refuse(SESSION_FAULTS.handOnTable);
      if (!intent || !aim) return void core.refuse(SESSION_FAULTS.noAim);
      desk.order(intent, [aim], hand, false);
    },
    endAction: () => void desk.end(),
  };
}

function chooseFor(core: Core, piece: PieceId, verb: Verb): void {
  const { match } = core.state;
  const intent: Intent = { do: verb, piece };
  const checked = core.check({ ...intent, gesture: { piece, grip: 'finger', strokes: [] }, hand: 'assisted' });
  if (!checked.ok || !match) return void core.refuse(checked.ok ? SESSION_FAULTS.noMatch : checked.fault);
  core.set({ ...NOTHING_CHOSEN, intent, verb, stage: 'aiming', stepsLeft: verb === 'walk' ? rangeOf(match.state.options, piece) : 1, fault: null });
}

function aimAt(core: Core, desk: ActionDesk, corner: Corner, swivelDeg: number): void {
  const { match, intent } = core.state;
  if (!match || !intent || desk.driver.running) return;
  const standing = standingOn(core, intent.piece);
  const turn = Math.max(-MOST_SWIVEL_DEG, Math.min(MOST_SWIVEL_DEG, Math.round(swivelDeg * 100) / 100)) + 0;
  const aim = CORNERS.includes(corner) ? { corner, swivelDeg: turn } : null;
  core.set({ corner, aim, forecast: aim && standing && forecastStep(match.state, intent.piece, standing, corner, turn), fault: null });
}

function standingOn(core: Core, piece: PieceId): Standing | null {
  const pose = core.shown.poseOf(piece);
  return pose && standingOf(pose);
}

function choiceCommands(core: Core, desk: ActionDesk): Part<'endTurn' | 'right' | 'penalise' | 'concede' | 'typeMove'> {
  return {
    endTurn: () => {
      const turn = core.state.match?.state.turn.number;
      if (desk.mayStep) desk.end();
      if (core.state.match?.state.turn.number === turn) choose(core, desk, { do: 'end-turn' });
    },
    right: (pieces) => choose(core, desk, { do: 'right', pieces }),
    penalise: (piece) => choose(core, desk, { do: 'penalise', piece }),
    concede: (seat) => playChoice(core, desk, { do: 'concede', seat }),
    typeMove: (text) => {
      const said = understand(core, desk, text);
      if (said.ok) carryOut(core, desk, said.value);
      else core.refuse(said.fault);
      return said.ok ? ok(null) : said;
    },
  };
}

function choose(core: Core, desk: ActionDesk, command: ChoiceCommand): void {
  const { match } = core.state;
  if (match) playChoice(core, desk, actionOfChoice(match.state, command));
  else core.refuse(SESSION_FAULTS.noMatch);
}

function playChoice(core: Core, desk: ActionDesk, action: TractionAction): void {
  const { match } = core.state;
  if (!match) return void core.refuse(SESSION_FAULTS.noMatch);
  if (desk.piece !== null) return void core.refuse(handFault(desk));
  const played = play(traction, match, action, null);
  if (!played.ok) return void core.refuse(played.fault);
  core.commit(played.value, { action, report: null, events: played.value.log.at(-1)?.events ?? [] }, desk.driver.pace === 'real' ? TAKEN_BACK : undefined);
}

function understand(core: Core, desk: ActionDesk, text: string): Result<Command> {
  const { match } = core.state;
  if (!match) return { ok: false, fault: SESSION_FAULTS.noMatch };
  if (desk.piece !== null) return { ok: false, fault: handFault(desk) };
  const { seat } = whatMayBeDone(match.state);
  if (seat === null) return { ok: false, fault: SESSION_FAULTS.nobodyTurn };
  const parsed = parseCommand(text, seat);
  return parsed.ok ? checkCommand(match.state, parsed.value) : parsed;
}

function carryOut(core: Core, desk: ActionDesk, command: Command): void {
  if (command.do === 'walk' || command.do === 'tackle') desk.order({ do: command.do, piece: command.piece }, stepsOf(command), command.hand, true);
  else choose(core, desk, command);
}

function otherHands(core: Core, desk: ActionDesk, random: () => number): Part<'bump' | 'startBump' | 'reach'> {
  return {
    bump: (bump = {}) => {
      const { match } = core.state;
      if (desk.piece !== null) return void core.refuse(handFault(desk));
      const piece = bump.piece ?? match?.state.pieces[Math.floor(random() * match.state.pieces.length)]?.id;
      if (piece === undefined) return void core.refuse(SESSION_FAULTS.noPiece);
      desk.push({ do: 'disturb', piece, by: null }, pushOf(bump, random));
    },
    startBump: (on) => {
      if (!on) return core.set({ bumping: false });
      if (desk.piece !== null) return void core.refuse(handFault(desk));
      core.set({ ...NOTHING_CHOSEN, bumping: true, fault: null });
    },
    reach: (seat) => {
      const { match } = core.state;
      if (seat === null) return core.set({ reachFor: null });
      if (desk.piece !== null) return void core.refuse(handFault(desk));
      if (match?.state.turn.seat === seat) return void core.refuse(SESSION_FAULTS.ownTurn);
      core.set({ ...NOTHING_CHOSEN, reachFor: asSeat(seat), fault: null });
    },
  };
}

function pushOf({ pushMm }: Bump, random: () => number): readonly [number, number] {
  if (pushMm) return pushMm;
  const angle = 2 * Math.PI * random();
  const far = BUMP_MM.least + (BUMP_MM.most - BUMP_MM.least) * random();
  return [far * Math.cos(angle), far * Math.sin(angle)];
}

function viewCommands(core: Core): Part<'setHandMode' | 'setHand' | 'dismissFault' | 'toggleOverlay' | 'setCamera'> {
  return {
    setHandMode: (handMode) => core.set({ handMode, corner: null, aim: null, forecast: null }),
    setHand: (hand) => core.set({ hand }),
    dismissFault: () => core.set({ fault: null }),
    toggleOverlay: (which) => core.set({ overlay: { ...core.state.overlay, [which]: !core.state.overlay[which] } }),
    setCamera: (camera) => core.set({ camera }),
  };
}

function touchCommands(core: Core, desk: ActionDesk): TouchCommands {
  return {
    mayTouch: (piece) => mayTouch(core, desk, piece),
    refuse: (fault) => void core.refuse(fault),
    hover: (piece) => {
      if (core.state.hovered !== piece) core.set({ hovered: piece });
    },
    grab: (piece, corner) => {
      const { reachFor, verb } = core.state;
      if (desk.driver.running) return core.refuse(SESSION_FAULTS.handOnTable);
      const intent: Intent = reachFor === null ? { do: verb, piece } : { do: 'disturb', piece, by: reachFor };
      return desk.grab(intent, corner);
    },
    swing: (swing) => desk.swing(swing),
    drag: (toMm) => desk.drag(toMm),
    letGo: () => desk.letGo(),
    standing: (piece) => standingOn(core, piece),
  };
}

function mayTouch(core: Core, desk: ActionDesk, piece: PieceId): Result<Touch> {
  const { bumping, reachFor, handMode, verb } = core.state;
  if (desk.driver.running) return { ok: false, fault: SESSION_FAULTS.handOnTable };
  if (desk.piece === piece) return ok(handMode === 'free' ? 'swing' : 'aim');
  if (desk.piece !== null) return { ok: false, fault: SESSION_FAULTS.otherPieceUnderWay(desk.piece) };
  const gesture = { piece, grip: 'push', strokes: [] } as const;
  if (bumping || reachFor !== null) {
    const checked = core.check({ do: 'disturb', by: bumping ? null : reachFor, gesture });
    return checked.ok ? ok(bumping ? 'bump' : 'drag') : checked;
  }
  const checked = core.check({ do: verb, piece, gesture, hand: handMode });
  return checked.ok ? ok(handMode === 'free' ? 'swing' : 'aim') : checked;
}

