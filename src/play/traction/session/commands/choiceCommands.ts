import { DONE, type Outcome } from '#play/session/outcome.ts';
import { actionOfChoice, checkCommand, stepsOf, type ChoiceCommand, type Command } from '#games/traction/commands.ts';
import { parseCommand } from '#games/traction/notation.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { PieceId } from '#sim/ids.ts';
import { mayAct, stepsLeft, whatMayBeDone } from '#games/traction/queries.ts';
import type { LineFault } from '#engine/lineReader.ts';
import { fail, type Fault, type Result } from '#sim/result.ts';
import type { Core } from '../core.ts';
import { SESSION_FAULTS } from '../faults.ts';
import type { SessionCommands } from '../sessionTypes.ts';

/** Commands that need no hand on the table, and commands that are typed. */
export function choiceCommands(core: Core, asksAtEnd: boolean) {
  const { runner } = core;
  let asked: TractionState['turn'] | null = null;
  /** Once a turn, where a learner would lose steps by it; null where nothing is asked. */
  const askFirst = (): Fault | null => {
    const { match } = core.state;
    const left = match && asksAtEnd && match.state.turn !== asked ? stepsToTake(core, match.state) : null;
    if (match === null || left === null) return null;
    asked = match.state.turn;
    return SESSION_FAULTS.stepsLeft(left.piece, left.steps);
  };
  return {
    endTurn: () => {
      const first = askFirst();
      if (first !== null) return core.refuse(first);
      const turn = core.state.match?.state.turn.number;
      const walked = runner.mayStep ? runner.end() : DONE;
      // The walk may have been the turn's last: then the turn has ended by itself.
      return walked.ok && core.state.match?.state.turn.number === turn ? choose(core, { do: 'end-turn' }) : walked;
    },
    right: (pieces) => choose(core, { do: 'right', pieces }),
    penalise: (piece) => choose(core, { do: 'penalise', piece }),
    concede: (seat) => core.play({ do: 'concede', seat }),
    typeMove: (text) => {
      const said = understand(core, text);
      if (said.ok) return carryOut(core, said.value);
      core.refuse(said.fault);
      return said;
    },
  } satisfies Partial<SessionCommands>;
}

/** Of the walk under way, or of the first piece that may begin one. */
function stepsToTake({ runner, state }: Core, match: TractionState): { piece: PieceId; steps: number } | null {
  const piece = runner.piece ?? mayAct(match).find(({ why }) => why === null)?.piece ?? null;
  const steps = piece === null ? 0 : runner.piece === null ? stepsLeft(match, piece) : state.stepsLeft;
  return piece === null || steps === 0 || runner.driver.running ? null : { piece, steps };
}

function choose(core: Core, command: ChoiceCommand): Outcome {
  const { match } = core.state;
  return match ? core.play(actionOfChoice(match.state, command)) : core.refuse(SESSION_FAULTS.noMatch);
}

function understand({ runner, state: { match } }: Core, text: string): Result<Command, Fault | LineFault> {
  if (!match) return { ok: false, fault: SESSION_FAULTS.noMatch };
  if (runner.underWay !== null) return fail(runner.underWay);
  const { seat } = whatMayBeDone(match.state);
  if (seat === null) return { ok: false, fault: SESSION_FAULTS.matchOver };
  const parsed = parseCommand(
    text,
    seat,
    match.header.seats.map(({ name }) => name),
  );
  return parsed.ok ? checkCommand(match.state, parsed.value) : parsed;
}

function carryOut(core: Core, command: Command): Outcome {
  if (command.do !== 'walk' && command.do !== 'tackle') return choose(core, command);
  return core.runner.order({ do: command.do, piece: command.piece }, stepsOf(command), command.hand, true);
}
