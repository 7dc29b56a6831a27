import { startMatch } from '../../../../../engine/match.ts';
import { LARGEST_SEED } from '../../../../../engine/random.ts';
import { consent, requestUndo, withdrawUndo } from '../../../../../engine/undo.ts';
import { traction, type TractionMatch } from '../../../../../games/traction/traction.ts';
import { ok, type Result } from '../../../../../sim/result.ts';
import { TICK_HZ } from '../../../../../sim/settings.ts';
import type { ActionDesk } from '../actionDesk.ts';
import { SOFTLY, type Core } from '../core.ts';
import { SESSION_FAULTS } from '../faults.ts';
import { lastActionOf } from '../lastAction.ts';
import type { Resuming } from '../sessionTypes.ts';
import { handFault, type Part } from './part.ts';

/** Sitting down, getting up. Who gets up in mid-action is done with it: it is played as far as it came. */
export function matchCommands(
  core: Core,
  desk: ActionDesk,
  random: () => number,
): Part<'newMatch' | 'resume' | 'leave' | 'lookOn' | 'playOn' | 'follow'> {
  const open = (match: TractionMatch | null, how?: Resuming): void => {
    desk.abandon();
    core.open(match, how);
  };
  return {
    newMatch: ({ seats, setup, seed }) => {
      const drawn = seed ?? Math.floor(random() * (LARGEST_SEED + 1));
      const started = startMatch(traction, { build: core.physics.build, tickHz: TICK_HZ, seed: drawn, seats, setup });
      if (started.ok) open(started.value);
      else core.refuse(started.fault);
      return started;
    },
    resume: open,
    leave: () => {
      desk.conclude();
      open(null);
    },
    lookOn: (underWay) => {
      if (underWay === 'conclude') desk.conclude();
      desk.abandon();
      core.set({ lookingOn: true });
      showAgain(core);
    },
    playOn: () => core.set({ lookingOn: false }),
    follow: (match) => {
      desk.abandon();
      core.commit(match, lastActionOf(match), desk.driver.pace === 'real' ? SOFTLY : undefined);
    },
  };
}

/** The match as it stands, without what was chosen or begun. */
function showAgain(core: Core): void {
  const { match, lastAction } = core.state;
  if (match) core.commit(match, lastAction);
}

/** Taking back: by consent where physics followed. */
export function undoCommands(
  core: Core,
  desk: ActionDesk,
): Part<'requestUndo' | 'consentUndo' | 'refuseUndo' | 'withdrawUndo'> {
  const change = (how: (match: TractionMatch) => Result<TractionMatch>): void => changeBack(core, desk, how);
  return {
    requestUndo: (by, from) =>
      change((match) => requestUndo(traction, match, by ?? match.log.at(-1)?.seat ?? match.state.turn.seat, from)),
    consentUndo: (who) => change((match) => consent(match, who, true)),
    refuseUndo: (who) => change((match) => consent(match, who, false)),
    withdrawUndo: () => change((match) => (match.undo ? withdrawUndo(match, match.undo.by) : ok(match))),
  };
}

/** A match that may have lost its last actions; then the table goes back to how it stood. */
function changeBack(core: Core, desk: ActionDesk, change: (match: TractionMatch) => Result<TractionMatch>): void {
  const { match, lastAction } = core.state;
  if (!match) return void core.refuse(SESSION_FAULTS.noMatch);
  if (core.state.lookingOn) return void core.refuse(SESSION_FAULTS.lookingOn);
  if (desk.piece !== null) return void core.refuse(handFault(desk));
  const changed = change(match);
  if (!changed.ok) return void core.refuse(changed.fault);
  const rewound = changed.value.log.length < match.log.length;
  core.commit(changed.value, rewound ? null : lastAction, desk.driver.pace === 'real' && rewound ? SOFTLY : undefined);
}
