import '../styles/watch.css';
import type { ReactNode } from 'react';
import { SceneProvider } from '../scene/SceneContext.tsx';
import { texts } from '#play/texts.ts';
import type { Watch } from './useWatch.ts';
import { FilmingPanel } from './video/FilmingPanel.tsx';
import type { Take } from './video/takes.ts';
import { ViewerProvider } from './ViewerContext.tsx';
import { laterDialog } from '../late/laterDialog.tsx';

const VideoDialog = laterDialog(async () => (await import('./video/VideoDialog.tsx')).VideoDialog);

export interface WatchFrameProps {
  readonly watch: Watch;
  /** The players in one line. */
  readonly names: string;
  /** The clause that it is an example of. */
  readonly example: string | null;
  /** The moment that a video may be of. */
  readonly moment: Take | null;
  readonly table: ReactNode;
  /** Around the table, while anything is. */
  readonly hud: ReactNode;
}

/** The table as it was, with everything to go back and forth in time around it. */
export function WatchFrame({
  watch: { game, viewer, clean, setClean, filming, isFilming },
  names,
  example,
  moment,
  table,
  hud,
}: WatchFrameProps) {
  const bare = clean || isFilming;
  return (
    <ViewerProvider viewer={viewer}>
      <SceneProvider scene={viewer}>
        <main className="tableside watch" data-watched={game} data-clean={bare} data-example={example ?? undefined}>
          <title>{texts.titleOf(texts.replay.titleOf(names))}</title>
          <h1 className="unseen">{texts.replay.titleOf(names)}</h1>
          {table}
          <div className="hud watch-hud">
            {bare ? (
              <button type="button" className="unseen" onClick={() => setClean(false)}>
                {texts.replay.chrome}
              </button>
            ) : (
              hud
            )}
          </div>
          {filming.state.is === 'asking' && (
            <VideoDialog moment={moment} onRecord={(filmed) => void filming.record(filmed)} onClose={filming.dismiss} />
          )}

          {filming.state.is !== 'away' && (
            <FilmingPanel
              state={filming.state}
              out={filming.out}
              onCancel={filming.cancel}
              onDismiss={filming.dismiss}
            />
          )}
        </main>
      </SceneProvider>
    </ViewerProvider>
  );
}
