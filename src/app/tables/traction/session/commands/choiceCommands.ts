import { play } from '../../../../../engine/play.ts';
import type { TractionAction } from '../../../../../games/traction/actions.ts';
import {
  actionOfChoice,
  checkCommand,
  stepsOf,
  type ChoiceCommand,
  type Command,
} from '../../../../../games/traction/commands.ts';
import { parseCommand } from '../../../../../games/traction/notation.ts';
import { whatMayBeDone } from '../../../../../games/traction/queries.ts';
import { traction } from '../../../../../games/traction/traction.ts';
import type { LineFault } from '../../../../../engine/lineReader.ts';
import { ok, type Fault, type Result } from '../../../../../sim/result.ts';
import type { ActionDesk } from '../actionDesk.ts';
import { SOFTLY, type Core } from '../core.ts';
import { SESSION_FAULTS } from '../faults.ts';
import { handFault, type Part } from './part.ts';

/** What needs no hand on the table, and commands that are typed. */
export function choiceCommands(
  core: Core,
  desk: ActionDesk,
): Part<'endTurn' | 'right' | 'penalise' | 'concede' | 'typeMove'> {
  return {
    endTurn: () => {
      const turn = core.state.match?.state.turn.number;
      if (desk.mayStep) desk.end();
      // The walk may have been the turn's last: then the turn has ended by itself.
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

/** Plays what needs no hand; pieces that it moves go there softly, unless they are seen there already. */
export function playChoice(core: Core, desk: ActionDesk, action: TractionAction, softly = true): void {
  const { match } = core.state;
  if (!match) return void core.refuse(SESSION_FAULTS.noMatch);
  if (core.state.lookingOn) return void core.refuse(SESSION_FAULTS.lookingOn);
  if (desk.piece !== null) return void core.refuse(handFault(desk));
  const played = play(traction, match, action, null);
  if (!played.ok) return void core.refuse(played.fault);
  const events = played.value.log.at(-1)?.events ?? [];
  core.commit(
    played.value,
    { action, report: null, events },
    softly && desk.driver.pace === 'real' ? SOFTLY : undefined,
  );
}

function understand(core: Core, desk: ActionDesk, text: string): Result<Command, Fault | LineFault> {
  const { match } = core.state;
  if (!match) return { ok: false, fault: SESSION_FAULTS.noMatch };
  if (desk.piece !== null) return { ok: false, fault: handFault(desk) };
  const { seat } = whatMayBeDone(match.state);
  if (seat === null) return { ok: false, fault: SESSION_FAULTS.matchOver };
  const parsed = parseCommand(
    text,
    seat,
    match.header.seats.map(({ name }) => name),
  );
  return parsed.ok ? checkCommand(match.state, parsed.value) : parsed;
}

function carryOut(core: Core, desk: ActionDesk, command: Command): void {
  if (command.do === 'walk' || command.do === 'tackle')
    desk.order({ do: command.do, piece: command.piece }, stepsOf(command), command.hand, true);
  else choose(core, desk, command);
}
