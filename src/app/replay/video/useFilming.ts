import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { downloadBlob, exportName } from '../../storage/download.ts';
import type { Speed, Viewer } from '../viewer.ts';
import type { VideoFormat } from './format.ts';
import type { Take } from './takes.ts';

/** The state of a video that was asked for. */
export type FilmingState =
  | { readonly is: 'away' }
  | { readonly is: 'asking' }
  | { readonly is: 'recording'; readonly share: number }
  | { readonly is: 'saved'; readonly name: string }
  | { readonly is: 'failed' };

export interface Filmed {
  readonly take: Take;
  readonly speed: Speed;
  readonly format: VideoFormat;
}

/** Asks for a video, makes it and hands it to the browser. */
export function useFilming(viewer: Viewer, root: RefObject<HTMLElement | null>, game: string) {
  const [state, setState] = useState<FilmingState>({ is: 'away' });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const record = async (filmed: Filmed): Promise<void> => {
    const wanted = new AbortController();
    under.current = wanted;
    setState({ is: 'recording', share: 0 });
    try {
      const { filmTake } = await import('./filmTake.ts');
      await laidOut(); // without what is around it the picture has another size
      const canvas = root.current?.querySelector('canvas');
      if (!canvas || wanted.signal.aborted) return setState({ is: 'away' });
      const onShare = (share: number): void => setState({ is: 'recording', share });
      const video = await filmTake(viewer, { ...filmed, canvas, onShare, signal: wanted.signal });
      if (wanted.signal.aborted) return setState({ is: 'away' });
      if (!video || video.size === 0) return setState({ is: 'failed' });
      const name = exportName(game, new Date(), filmed.format.ending);
      downloadBlob(name, video);
      setState({ is: 'saved', name });
    } catch {
      setState({ is: 'failed' });
    }
  };
  const cancel = useCallback(() => under.current?.abort(), []);
  return { state, record, cancel, ask: () => setState({ is: 'asking' }), dismiss: () => setState({ is: 'away' }) };
}

const laidOut = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
