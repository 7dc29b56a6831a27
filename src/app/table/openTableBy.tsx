import type { ReactNode } from 'react';
import { startMatch } from '#engine/match.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { thinkerOf } from '#play/game/thinkerOf.ts';
import { isGoingOn } from '#play/session/goingOn.ts';
import { levelInSettings, matchAlone, watchOpponent } from '#play/session/opponent.ts';
import { ALONE, ALONE_AGAIN } from '#play/session/plans.ts';
import { setFor } from '#play/session/setFor.ts';
import type { NewMatch } from '#play/session/state.ts';
import type { TableBase } from '#play/session/tableBase.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { ok } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { AtTableContext } from '../frame/AtTable.tsx';
import type { OpenTable, TablesideProps } from '../pages/tableModule.ts';
import { SessionProvider } from '../session/context.tsx';
import { atTableBy } from './atTableBy.ts';
import { SeenAgain } from './Again.tsx';
import type { PartsAround } from './tableParts.ts';
import { Tableside } from './Tableside.tsx';

/** Of one click, persons are two: the button says so. */
const TOGETHER = 2;

/** A game's table on this screen, with whatever takes the place of its picture; `tableOf`: null where nothing does. */
export function openTableBy(
  play: PlayedGame,
  parts: PartsAround,
  base: TableBase,
  tableOf: (drawn: boolean) => ReactNode,
): OpenTable {
  const { settings, change } = base;
  const { bots } = play;
  const { files } = parts;
  const session = play.createSession({ ...base, ...thinkerOf(play, () => files.helperOf(base.physics)) });
  const hand = play.handOf?.(session) ?? null;
  const kept = play.keep?.(session, () => window.localStorage, base.library);
  const level = levelInSettings(play.game.id, settings, change);
  if (bots) watchOpponent(session, play.game, bots.levels, level);
  const at = atTableBy(play, parts, session);
  return {
    session,
    begin: (asked) => {
      const agreed = asked === ALONE_AGAIN ? ALONE : asked;
      if (isGoingOn<TableTypes['rules']>(agreed)) {
        session.commands.resume(agreed.goesOn);
        return ok(agreed.goesOn);
      }
      const rules = setFor(play.game.id, asked, base.library.getState(), play.firstForTwo);
      if (play.begin) return play.begin(session, agreed, settings(), rules);
      const { newMatch } = session.commands;
      if (agreed !== null && agreed !== ALONE) return newMatch(agreed as NewMatch<TableTypes['rules']>);
      const match = play.standardMatch(rules, agreed === null ? TOGETHER : undefined);
      return newMatch(agreed === ALONE && bots ? matchAlone(match, bots.levels, level.kept()) : match);
    },
    headOf: (agreed) => {
      const plan =
        agreed === null
          ? play.standardMatch(undefined, TOGETHER)
          : (play.agreedMatch?.(agreed) ?? (agreed as NewMatch<TableTypes['rules']>));
      const started = startMatch(play.game, { build: base.physics.build, tickHz: TICK_HZ, seed: 0, ...plan });
      if (!started.ok) return started;
      const { seed: _, log: __, ...head } = JSON.parse(files.makeMatch(files.recordMatch(started.value))) as MatchJson;
      return ok(head);
    },
    form: parts.form,
    ...(kept && { takeUp: (id: string) => kept.takeUp(id) }),
    Tableside: ({ drawn, foot }: TablesideProps) => (
      <SessionProvider session={session} hand={hand}>
        <AtTableContext value={at}>
          <SeenAgain play={play} film={drawn ? parts.film : undefined} physics={base.physics}>
            <Tableside play={play} parts={parts} table={tableOf(drawn)} foot={foot} />
          </SeenAgain>
        </AtTableContext>
      </SessionProvider>
    ),
  };
}
