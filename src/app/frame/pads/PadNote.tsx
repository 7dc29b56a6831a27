import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useInputDesk } from '#app/input/InputContext.ts';
import { texts } from '#play/texts.ts';
import { DismissButton } from '../DismissButton.tsx';

const READ_MS = 8000;

/** Tells of gamepads that come and go. */
export function PadNote() {
  const { pads } = useInputDesk();
  const news = useStore(pads, (state) => state.news);
  const dismiss = (): void => pads.setState({ news: null });
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => pads.setState({ news: null }), READ_MS);
    return () => clearTimeout(timer);
  }, [news, pads]);
  return (
    <output className="status">
      {news !== null && (
        <span className="panel fault" data-pad={news.what}>
          {texts.pads.news[news.what](news.name)}
          <DismissButton onDismiss={dismiss} label={texts.pads.dismiss} />
        </span>
      )}
    </output>
  );
}
