import { fromYawDeg } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import type { OpenHand } from '#play/session/tableTypes.ts';
import { metres } from '#play/table/tableLook.ts';
import { sittingCommands } from '#play/session/commands.ts';
import { hostChance } from '#play/host/chance.ts';
import type { Pace } from '#play/session/state.ts';
import { onOtherMatch } from '#play/session/otherMatch.ts';
import { createRuler } from '#play/ruler/ruler.ts';
import { arrangeCommands, showArranging } from './commands/arrangeCommands.ts';
import { aimCommands } from './commands/aimCommands.ts';
import { choiceCommands } from './commands/choiceCommands.ts';
import { otherHands } from './commands/otherHands.ts';
import { takeBackCommands } from './commands/takeBack.ts';
import { touchCommands } from './commands/touchCommands.ts';
import { viewCommands } from './commands/viewCommands.ts';
import { Advice } from '#play/session/advice.ts';
import { BotSeats } from '#play/session/botSeats.ts';
import { adviceHere, botsHere, noBots, type Think } from './botsHere.ts';
import { Core, type HandsHere } from './core.ts';
import type { Session, SessionState } from './sessionTypes.ts';
import { ShownTable } from './shownTable.ts';

export interface SessionOptions {
  readonly physics: Physics;
  /** Chance from 0 to 1, for seeds and for what a bumped table does; nothing in a match depends on it unrecorded. */
  readonly random?: () => number;
  readonly pace?: Pace;
  /** Thinks for the seats of bots, and of hints; left out where there are none. */
  readonly think?: Think;
  /** Left out, a practised hand is careful at first, and nobody hears of another one. */
  readonly hands?: HandsHere;
  /** A turn is not ended unasked while steps are left in it: for who still learns. */
  readonly asksAtEnd?: boolean;
}

const CAREFUL: HandsHere = { usual: () => 'careful', chosen: () => undefined };

/** A match of Traction at this screen's table. No globals: a page may have several. */
export function createSession({
  physics,
  random = hostChance,
  pace = 'real',
  think,
  hands = CAREFUL,
  asksAtEnd = false,
}: SessionOptions): Session {
  const shown = new ShownTable();
  const core = new Core(physics, shown, pace, hands);
  const { runner } = core;
  const bots = new BotSeats(core, botsHere(core, think ?? noBots));
  const aiming = aimCommands(core);
  const ruler = createRuler();
  onOtherMatch(core, () => ruler.away());
  showArranging(core);
  return {
    store: core.store,
    commands: {
      ...sittingCommands(core, random),
      ...takeBackCommands(core),
      ...aiming,
      ...arrangeCommands(core),
      ...choiceCommands(core, asksAtEnd),
      ...otherHands(core, random),
      ...viewCommands(core),
    },
    touch: touchCommands(core),
    shown,
    ruler,
    onLateRefusal: (listener) => core.onLateRefusal(listener),
    closing: () => runner.pause(),
    physics,
    noteBy: (onCounts) => {
      runner.onCounts = onCounts;
    },
    takeUp: (action) => runner.takeUp(action),
    onTick: (listener) => runner.driver.listen(listener),
    openHand: () => ({ moves: runner.piece !== null, meant: meantIn(core.state) }),
    bots,
    ...(think && { advice: new Advice(core, adviceHere(core, think, aiming)) }),
    advance: (seconds, mayGoOn) => {
      const moves = runner.driver.advance(seconds * bots.rate, mayGoOn);
      return bots.advance(seconds) || moves;
    },
    setCalm: (calm) => {
      shown.calm = calm;
    },
    setPace: (pace) => {
      runner.driver.pace = pace;
    },
  };
}

/** The piece that is aimed with, where it would land. */
function meantIn({ aim, forecast, intent }: SessionState): OpenHand['meant'] {
  if (aim === null || forecast === null || intent === null) return undefined;
  const position = vec3(metres(forecast.xMm), 0, metres(forecast.zMm));
  return new Map([[intent.piece, { position, rotation: fromYawDeg(forecast.yawDeg) }]]);
}
