import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { turnSheetOf } from '#play/traction/say/turnSheet.ts';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { atTable } from '#app/tables/traction/page/atTable.ts';
import { UndoPrompt } from '#app/table/GameHud.tsx';
import { play as traction } from '#play/traction/play.ts';
import { SessionProvider } from '#app/session/context.tsx';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { texts } from '#play/texts.ts';
import { seat } from '#sim/ids.ts';
import { table, THREE } from '../../../frame/table.ts';

/** The prompt as it is now; a server's picture of a store would be the one of its beginning. */
function shown({ store, ...rest }: Session): string {
  const session = { ...rest, store: { ...store, getInitialState: store.getState } };
  return renderToStaticMarkup(
    <SessionProvider session={session}>
      <AtTableContext value={atTable(session)}>
        <UndoPrompt play={traction} />
      </AtTableContext>
    </SessionProvider>,
  );
}

it('asks a player who has conceded, because the concession is theirs, and takes the answer', async () => {
  const { session, play, match } = await table(THREE);
  const { commands } = session;
  const before = match().state;
  commands.concede(seat(0));
  play('walk S1 D 180');
  commands.requestUndo(seat(1), 0); // both, by the one who walked
  expect(match().undo?.waitingFor).toEqual([0, 2]);
  expect(shown(session)).toContain(texts.undo.agrees('Ada'));
  expect(shown(session)).toContain(texts.undo.agrees('Cy'));

  commands.consentUndo(seat(2));
  expect(turnSheetOf(match())).toMatchObject({ seat: 0, headline: 'Ada answers' });
  expect(shown(session)).not.toContain(texts.undo.agrees('Cy'));
  commands.consentUndo(seat(0));
  expect(match().state).toEqual(before);
  expect(shown(session)).toBe('');
});

it('asks for the end of a match, which says who answers until then', async () => {
  const { session, match } = await table();
  session.commands.concede(seat(1));
  session.commands.requestUndo();
  expect(shown(session)).toContain(texts.undo.agrees('Ada'));
  expect(turnSheetOf(match())).toMatchObject({ seat: 0, headline: 'Ada answers' });
  session.commands.refuseUndo(seat(0));
  expect(turnSheetOf(match())).toMatchObject({ headline: 'The match is over' });
});

it('says in words what would be taken back', async () => {
  const { session, play } = await table();
  play('walk S1 D 180');
  session.commands.requestUndo();
  expect(shown(session)).toContain('S1 walked 1 step, 20 mm');
  session.commands.refuseUndo(seat(1));
  session.commands.concede(seat(1));
  session.commands.requestUndo();
  expect(shown(session)).toContain('gives up');
});
