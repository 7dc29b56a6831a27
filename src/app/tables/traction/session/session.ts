import type { PhysicalAction } from '../../../../games/traction/actions.ts';
import type { TractionMatch } from '../../../../games/traction/traction.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { createRuler } from '../../../ruler/ruler.ts';
import { ActionDesk } from './actionDesk.ts';
import { arrangeCommands, showArranging } from './commands/arrangeCommands.ts';
import { aimCommands } from './commands/aimCommands.ts';
import { choiceCommands } from './commands/choiceCommands.ts';
import { matchCommands, undoCommands } from './commands/matchCommands.ts';
import { otherHands } from './commands/otherHands.ts';
import { touchCommands } from './commands/touchCommands.ts';
import { viewCommands } from './commands/viewCommands.ts';
import { Core } from './core.ts';
import type { Pace } from './driver.ts';
import type { Session } from './sessionTypes.ts';
import { ShownTable } from './shownTable.ts';

export interface SessionOptions {
  readonly physics: Physics;
  /** After every action, everything taken back, and whenever a match is opened. */
  readonly onChange?: (match: TractionMatch) => void;
  /**
   * The moment that an action is ruled illegal, and whenever more is ruled of it, up to its end: the match before it, and
   * the action as far as the hand has come.
   */
  readonly onFoul?: (match: TractionMatch, action: PhysicalAction) => void;
  /** Chance from 0 to 1, for seeds and for what a bumped table does; nothing in a match depends on it unrecorded. */
  readonly random?: () => number;
  readonly pace?: Pace;
}

/** A match at this screen's table. No globals: a page may have several. */
export function createSession({
  physics,
  onChange = () => undefined,
  onFoul = () => undefined,
  random = hostChance,
  pace = 'real',
}: SessionOptions): Session {
  const shown = new ShownTable();
  const core = new Core(physics, shown, onChange);
  const desk = new ActionDesk(core, pace, onFoul);
  const ruler = createRuler();
  core.store.subscribe((now, before) => {
    if (now.match?.header !== before.match?.header) ruler.away(); // another table
  });
  showArranging(core);
  return {
    store: core.store,
    commands: {
      ...matchCommands(core, desk, random),
      ...undoCommands(core, desk),
      ...aimCommands(core, desk),
      ...arrangeCommands(core, desk),
      ...choiceCommands(core, desk),
      ...otherHands(core, desk, random),
      ...viewCommands(core),
    },
    touch: touchCommands(core, desk),
    shown,
    ruler,
    closing: () => desk.concludeFoul(),
    onTick: (listener) => desk.driver.listen(listener),
    advance: (seconds, mayGoOn) => desk.driver.advance(seconds, mayGoOn),
    setCalm: (calm) => {
      core.calm = calm;
    },
    setPace: (pace) => {
      desk.driver.pace = pace;
    },
  };
}

const hostChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
