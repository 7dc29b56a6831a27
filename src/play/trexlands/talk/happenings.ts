import type { StoreApi } from 'zustand/vanilla';
import { makeCommand } from '#games/trexlands/notation.ts';
import { isByHand } from '#games/trexlands/gathering.ts';
import { clauseSaid } from '#games/trexlands/referee/codeSaid.ts';
import { rulingText } from '#games/trexlands/referee/texts.ts';
import { gameTexts } from '../texts.ts';
import { announcementsOf } from '../say/announcements.ts';
import type { SessionState } from '../session/sessionTypes.ts';
import { hintNews } from '#play/textTable/hint.ts';
import { asTyped } from './phrases.ts';
import { awaitsMove } from '../words/awaits.ts';
import { namesOf } from '../words/names.ts';
import { wayOn } from '../words/wayOn.ts';

/** Tells what happens at the table: what every action brought, how trucks came to lie, and what the match waits for. */
export function listenTo(store: StoreApi<SessionState>, tell: (lines: readonly string[]) => void): () => void {
  return store.subscribe((now, before) => {
    const lines = happening(before, now);
    if (lines.length > 0) tell(lines);
  });
}

function happening(before: SessionState, now: SessionState): readonly string[] {
  const { match, stage, thrown } = now;
  if (match === null) return [];
  const names = namesOf(match.header.seats);
  const awaits = awaitsMove(match.state, now.aimed, names);
  const hint = hintNews(before, now, (reason) => gameTexts.adviceReason(reason, now.aimed, awaits));
  if (hint.length > 0) return [...hint, ...commandOf(now)];
  const news =
    match !== before.match || now.roll !== before.roll || now.reveal !== before.reveal || now.halted !== before.halted
      ? announcementsOf(before, now)
      : [];
  if (stage === 'rolling' && before.stage !== 'rolling') return [...news, gameTexts.talk.released];
  if (stage === 'called' && before.stage !== 'called')
    return [...news, gameTexts.talk.pressOrType(gameTexts.battle.goOn)];
  if (now.halted && !before.halted) return [...news, gameTexts.talk.pressOrType(gameTexts.battle.goOn)];
  if (now.reveal !== null && now.reveal !== before.reveal)
    return [...news, gameTexts.talk.pressOrType(wayOn(now.reveal))];
  const more = stage === 'aiming' ? thrown.filter((given) => !before.thrown.includes(given)) : [];
  return [
    ...news,
    ...more.map((given) =>
      (isByHand(given) ? gameTexts.talk.letGo : gameTexts.talk.toChance)(names.truck(given.truck)),
    ),
  ];
}

/** The command that plays what a hint shows: where the picture has a mark, words have a line to type. */
const commandOf = ({ advice, aimed }: SessionState): readonly string[] =>
  aimed === null || advice?.stage !== 'shown' ? [] : [gameTexts.talk.hintTyped(asTyped(makeCommand(aimed)))];

/** How each truck of the last roll came to lie, as the referee says it; one from before the match was resumed, too. */
export function calledIn({ match, roll }: Pick<SessionState, 'match' | 'roll'>): readonly string[] {
  const report = roll?.report ?? match?.log.findLast(({ performed }) => performed !== null)?.performed ?? null;
  if (match === null || report === null) return [gameTexts.talk.noRollYet];
  const names = namesOf(match.header.seats);
  return report.rulings.map((ruling) => gameTexts.talk.ruling(rulingText(ruling, names.truck), clauseSaid(ruling)));
}
