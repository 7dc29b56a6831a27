import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useHandingOut } from '#app/frame/handing.tsx';
import { exportName } from '#play/storage/exportName.ts';
import { texts } from '#play/texts.ts';
import type { Speed, Viewer } from '../viewer.ts';
import type { VideoFormat } from './format.ts';
import type { Take } from './takes.ts';
import { late } from '#app/late/late.ts';
import { saidOf } from '#play/offThread/lateFault.ts';

/** The state of a video that was asked for. */
export type FilmingState =
  | { readonly is: 'away' }
  | { readonly is: 'asking' }
  | { readonly is: 'recording'; readonly share: number }
  /** And on its way out of the page. */
  | { readonly is: 'made' }
  | { readonly is: 'failed'; readonly why: string };

export interface Filmed {
  readonly take: Take;
  readonly speed: Speed;
  readonly format: VideoFormat;
}

/**
 * Asks for a video, makes it and hands it out. None is begun in a browser that would give other pictures than those
 * drawn.
 */
export function useFilming(viewer: Viewer, root: RefObject<HTMLElement | null>, game: string) {
  const [state, setState] = useState<FilmingState>({ is: 'away' });
  const out = useHandingOut();
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const record = async (filmed: Filmed): Promise<void> => {
    const wanted = new AbortController();
    under.current = wanted;
    setState({ is: 'recording', share: 0 });
    try {
      const [{ filmTake }, { readsBack }] = await late(() =>
        Promise.all([import('./filmTake.ts'), import('./readBack.ts')]),
      );
      const asDrawn = await readsBack(wanted.signal);
      if (!asDrawn && !wanted.signal.aborted) return setState({ is: 'failed', why: texts.video.noise });
      await laidOut(); // without what is around it the picture has another size
      const canvas = root.current?.querySelector('canvas');
      if (!canvas || wanted.signal.aborted) return setState({ is: 'away' });
      const onShare = (share: number): void => setState({ is: 'recording', share });
      const video = await filmTake(viewer, { ...filmed, canvas, onShare, signal: wanted.signal });
      if (wanted.signal.aborted) return setState({ is: 'away' });
      if (!video || video.size === 0) return setState({ is: 'failed', why: texts.video.failed });
      out.give({ name: exportName(game, new Date(), filmed.format.ending), content: video });
      setState({ is: 'made' });
    } catch (error) {
      const failed = { is: 'failed', why: saidOf(error, texts.video.failed) } as const;
      setState(wanted.signal.aborted ? { is: 'away' } : failed);
    }
  };
  const cancel = useCallback(() => under.current?.abort(), []);
  return { state, out, record, cancel, ask: () => setState({ is: 'asking' }), dismiss: () => setState({ is: 'away' }) };
}

const laidOut = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
