import { whatMayBeDone } from '../../games/traction/queries.ts';
import type { PieceId } from '../../sim/ids.ts';
import type { Session } from '../match/sessionTypes.ts';
import { readKey, type KeyPress, type KeyWish } from './keys.ts';

/** Does what a key asks for; says whether it was the table's. */
export function pressKey(session: Session, press: KeyPress): boolean {
  const { aim, corner } = session.store.getState();
  const wish = readKey(press, aim !== null || corner !== null);
  return wish !== null && carryOut(session, wish);
}

function carryOut(session: Session, wish: KeyWish): boolean {
  const { commands, store } = session;
  const { aim, stage, intent } = store.getState();
  switch (wish.do) {
    case 'next-piece':
      return nextPiece(session, wish.by, wish.leaves);
    case 'corner':
      if (intent) commands.setAim(wish.corner, aim?.corner === wish.corner ? aim.swivelDeg : 0);
      return intent !== null;
    case 'swivel':
      if (aim) commands.setAim(aim.corner, aim.swivelDeg + wish.byDeg);
      return aim !== null;
    case 'verb':
      commands.setVerb(wish.verb);
      return true;
    case 'perform':
      if (aim) commands.performAim();
      return aim !== null;
    case 'end':
      if (stage === 'between-steps') commands.endAction();
      else commands.endTurn();
      return true;
    case 'cancel':
      commands.cancel();
      commands.reach(null);
      commands.startBump(false);
      return true;
  }
}

/** The pieces that may act are a row that keys walk along. */
function nextPiece({ commands, store }: Session, by: 1 | -1, leaves: boolean): boolean {
  const { match, intent, stage } = store.getState();
  if (!match || stage === 'moving' || stage === 'resting' || stage === 'between-steps') return false;
  const row = whatMayBeDone(match.state).act;
  const at = intent === null ? -1 : row.indexOf(intent.piece);
  const next: PieceId | undefined = at < 0 ? row.at(by > 0 ? 0 : -1) : leaves ? row[at + by] : row[(at + by + row.length) % row.length];
  if (next === undefined) return false;
  commands.choose(next);
  return true;
}
