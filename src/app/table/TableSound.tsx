import { useEffect } from 'react';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableSession, TableTypes } from '#play/session/tableTypes.ts';
import { openContext } from '../audio/voices.ts';
import { Speaker } from '../audio/speaker.ts';
import { switchOn } from '../audio/switchOn.ts';
import { heardWhenSeen, listenToWatch } from '../replay/listening.ts';
import { useTheViewer } from '../replay/ViewerContext.tsx';
import { tableHooks } from '../session/context.tsx';
import { useTheSettings } from '../settings/useSettings.tsx';
import { clickLamp, hearMatch } from './tableCues.ts';
import type { TableEar } from './tableParts.ts';

const { useTheSession } = tableHooks<TableTypes>();

/** Makes an ear for this speaker. */
export type EarOf = (speaker: Speaker) => TableEar;

/** A position as a seat sees it: an ear is told no more. The last one is kept, as films pass picture by picture. */
function seenBy({ game }: PlayedGame): (state: unknown, seat: number | null) => unknown {
  let last: { readonly of: unknown; readonly seat: number | null; readonly view: unknown } | null = null;
  return (state, seat) => {
    const told = last !== null && last.of === state && last.seat === seat ? last : null;
    last = told ?? { of: state, seat, view: game.view(state, seat) };
    return last.view;
  };
}

/** Lets an ear hear what is told at a table, as it is told and when it has been seen. Returns how to stop that. */
export function hearTable(session: TableSession, play: PlayedGame, ear: TableEar): readonly (() => void)[] {
  const isTelling = (told: TableTypes['state']): boolean => play.isTelling?.(told) ?? false;
  const seen = seenBy(play);
  const passages = session.onPassage?.((passage) => {
    const { match, holder } = session.store.getState();
    if (match !== null) ear.passage?.(passage, seen(match.state, holder));
  });
  const more = ear.listen?.(session);
  return [
    ...(passages === undefined ? [] : [passages]),
    ...(more === undefined ? [] : [more]),
    session.store.subscribe((now, before) => {
      const news = play.news(now);
      const begins = news !== play.news(before);
      if (begins) ear.played(news, session.shown.calm);
      if (!isTelling(now) && (begins || isTelling(before))) ear.seen?.(news);
    }),
  ];
}

/** Makes the match on the table heard. */
export function TableSound({ play, earOf }: { readonly play: PlayedGame; readonly earOf: EarOf }) {
  const session = useTheSession();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    speaker.light();
    const listening = [...hearTable(session, play, earOf(speaker)), hearMatch(session, play, speaker)];
    return switchOn(speaker, settings, listening, () => clickLamp(session, speaker));
  }, [session, settings, play, earOf]);
  return null;
}

interface WatchSoundProps {
  readonly play: PlayedGame;
  readonly log: readonly { readonly events: readonly unknown[]; readonly before: { readonly state: unknown } }[];
  readonly earOf: EarOf;
}

/** Makes a match that is watched again heard while it plays. */
export function WatchSound({ play, log, earOf }: WatchSoundProps) {
  const viewer = useTheViewer();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    speaker.light();
    const [ear, seen] = [earOf(speaker), seenBy(play)];
    const when = heardWhenSeen(viewer, (act) => ear.played(log[act]?.events ?? [], false));
    return switchOn(speaker, settings, [
      listenToWatch(viewer, {
        ...when,
        act: (act) => {
          when.act(act);
          ear.seen?.(log[act]?.events ?? []);
        },
        stretch: (stretch) => {
          const before = log[stretch.act]?.before;
          if (before) ear.passage?.(stretch, seen(before.state, null));
        },
      }),
    ]);
  }, [viewer, play, log, settings, earOf]);
  return null;
}
