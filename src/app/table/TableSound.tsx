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
import type { TableEar } from './tableParts.ts';

const { useTheSession } = tableHooks<TableTypes>();

/** Makes an ear for this speaker. */
export type EarOf = (speaker: Speaker) => TableEar;

/** Lets an ear hear what is told at a table, as it is told and when it has been seen. Returns how to stop that. */
export function hearTable(session: TableSession, play: PlayedGame, ear: TableEar): readonly (() => void)[] {
  const isTelling = (told: TableTypes['state']): boolean => play.isTelling?.(told) ?? false;
  const passages = session.onPassage?.((passage) => {
    const { match } = session.store.getState();
    if (match !== null) ear.passage?.(passage, match.state);
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
    const ear = earOf(speaker);
    return switchOn(speaker, settings, hearTable(session, play, ear));
  }, [session, settings, play, earOf]);
  return null;
}

interface WatchSoundProps {
  readonly log: readonly { readonly events: readonly unknown[]; readonly before: { readonly state: unknown } }[];
  readonly earOf: EarOf;
}

/** Makes a match that is watched again heard while it plays. */
export function WatchSound({ log, earOf }: WatchSoundProps) {
  const viewer = useTheViewer();
  const settings = useTheSettings();
  useEffect(() => {
    const speaker = new Speaker(openContext);
    const ear = earOf(speaker);
    const when = heardWhenSeen(viewer, (act) => ear.played(log[act]?.events ?? [], false));
    return switchOn(speaker, settings, [
      listenToWatch(viewer, {
        ...when,
        act: (act) => {
          when.act(act);
          ear.seen?.(log[act]?.events ?? []);
        },
        stretch: (stretch) => ear.passage?.(stretch, log[stretch.act]?.before.state),
      }),
    ]);
  }, [viewer, log, settings, earOf]);
  return null;
}
