import { misfit } from '#engine/files/misfit.ts';
import { UNNAMED_SET } from '#engine/ruleSets.ts';
import { expectScenario, faultOfScenario, readScenario, type ScenarioJson } from '#engine/scenario/read.ts';
import { withoutStop } from '#engine/words.ts';
import { parseGesture } from '#sim/gesture/codec.ts';
import type { Gesture } from '#sim/gesture/gesture.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { Surface } from '#sim/layout.ts';
import { ok, type Result } from '#sim/result.ts';
import { TABLE_MM } from '#sim/settings.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { STANDARD_TOLERANCE, type TractionOptions } from '../options.ts';
import { optionsOfFile } from '../variantSchema.ts';
import { checkHome } from './home.ts';
import { checkPosition } from './position.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';
import { scenarioSchema, type ActionFile, type ScenarioFile } from './schema.ts';
import { say } from './texts.ts';
import { checkTurn } from './turn.ts';

/**
 * Reads a scenario file. Everything that can be wrong with it short of playing it is found here, before any physics:
 * the first fault, with its JSON path, the value and what was expected. Never throws, for any text.
 */
export function parseScenario(text: string): Result<Scenario> {
  const draft = parseDraft(text);
  return draft.ok ? checkScenario(draft.value) : draft;
}

/** The same for JSON that has been read already. */
export function scenarioOf(json: unknown): Result<Scenario> {
  const file = expectScenario(json);
  const draft = file.ok ? draftOf(file.value) : file;
  return draft.ok ? checkScenario(draft.value) : draft;
}

/**
 * As `parseScenario`, but for a caller that puts right what cannot stand or be done like that: `checkScenario` has not
 * been asked.
 */
export function parseDraft(text: string): Result<Scenario> {
  const read = readScenario(text);
  return read.ok ? draftOf(read.value) : read;
}

/** Whether everything can stand like this, and the turn's actions may be asked for. */
export function checkScenario(scenario: Scenario): Result<Scenario> {
  const standing = checkPosition(scenario);
  if (!standing.ok) return standing;
  const home = checkHome(scenario);
  return home.ok ? checkTurn(scenario) : home;
}

function draftOf(json: ScenarioJson): Result<Scenario> {
  if (json['game'] === 'trexlands') return misfit(['game'], '"trexlands"', say.onlyTraction);
  const file = scenarioSchema.safeParse(json);
  return file.success ? built(file.data) : { ok: false, fault: faultOfScenario(file.error, json) };
}

function built(file: ScenarioFile): Result<Scenario> {
  const actions = actionsOf(file.actions);
  if (!actions.ok) return actions;
  return ok({
    title: file.title,
    tableMm: file.tableMm ?? TABLE_MM,
    surface: surfaceIn(file.surface),
    rules: file.rules ?? UNNAMED_SET,
    options: optionsIn(file),
    pads: file.pads.map((pad) => ({ ...pad, seat: seat(pad.seat) })),
    pieces: file.pieces.map((piece) => ({ ...piece, id: pieceId(piece.id) })),
    ...(file.home === undefined ? {} : { home: file.home.map((place) => ({ ...place, id: pieceId(place.id) })) }),
    seat: seat(file.seat),
    ...(file.conceded === undefined ? {} : { conceded: file.conceded.map(seat) }),
    actions: actions.value,
    expect: file.expect,
  });
}

function surfaceIn(surface: ScenarioFile['surface']): Surface {
  if (typeof surface !== 'string') return { id: 'custom', ...surface };
  const preset = surfaceOf(surface);
  if (!preset.ok) throw new Error(preset.fault.message); // the schema has the same list
  return preset.value;
}

function optionsIn(file: ScenarioFile): TractionOptions {
  return optionsOfFile(file.rules, {
    starterFirstTurnOnePiece: false, // a file's turn is not the first unless the file says so
    ...given(file.options),
    tolerance: { ...STANDARD_TOLERANCE, ...given(file.tolerance) },
  });
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the keys that the file leaves out, which would hide the defaults. */
function given<T extends object>(part: T): Given<T> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Given<T>;
}

function actionsOf(files: readonly ActionFile[]): Result<readonly ScenarioAction[]> {
  const actions: ScenarioAction[] = [];
  for (const [i, file] of files.entries()) {
    const action = actionOf(file, i);
    if (!action.ok) return action;
    actions.push(action.value);
  }
  return ok(actions);
}

function actionOf(file: ActionFile, i: number): Result<ScenarioAction> {
  const piece = pieceId(file.piece);
  switch (file.do) {
    case 'walk':
    case 'tackle':
      return ok({ ...file, piece });
    case 'gesture': {
      const gesture = gestureOf(file.gesture, file.piece, i);
      return gesture.ok ? ok({ do: 'gesture', as: file.as, piece, gesture: gesture.value }) : gesture;
    }
    case 'disturb': {
      const by = file.by === null ? null : seat(file.by);
      if (file.pushMm !== undefined) return ok({ do: 'disturb', by, piece, touch: { pushMm: file.pushMm } });
      const gesture = gestureOf(file.gesture ?? '', file.piece, i);
      return gesture.ok ? ok({ do: 'disturb', by, piece, touch: { gesture: gesture.value } }) : gesture;
    }
  }
}

function gestureOf(text: string, piece: string, action: number): Result<Gesture> {
  const gesture = parseGesture(text, pieceId(piece));
  if (gesture.ok) return gesture;
  return misfit(['actions', action, 'gesture'], say.gesture(text), say.aGesture(withoutStop(gesture.fault.message)));
}
