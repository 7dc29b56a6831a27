import type { StoreApi } from 'zustand/vanilla';
import { announcementsOf } from '../say/announcement.ts';
import { namingOf } from '../say/naming.ts';
import type { SessionState } from '../session/sessionTypes.ts';
import { gameTexts } from '../texts.ts';

/** Tells what happens at the table: every ruling and what comes of it, turns, requests, and how far a walk has come. */
export function listenTo(store: StoreApi<SessionState>, tell: (lines: readonly string[]) => void): () => void {
  return store.subscribe((now, before) => {
    const lines = happening(before, now);
    if (lines.length > 0) tell(lines);
  });
}

function happening(before: SessionState, now: SessionState): readonly string[] {
  const { match } = now;
  if (match === null) return [];
  if (match !== before.match)
    return announcementsOf(before.match?.header === match.header ? before.match : null, match, now.lastAction);
  if (now.stage !== 'between-steps' || before.stage === 'between-steps' || now.intent === null) return [];
  const piece = namingOf(match.header.seats).piece(now.intent.piece);
  return [gameTexts.asking.stepDone(piece, now.stepsTaken, gameTexts.action.stepsLeft(now.stepsLeft))];
}
