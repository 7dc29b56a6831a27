import { texts } from '#play/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { TICK_HZ } from '#sim/settings.ts';
import type { Call, Act } from './film.ts';
import { forgetLeft, leftAt } from '#play/storage/leftAt.ts';
import { beforeEnd } from './playhead.ts';
import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef, type RefObject, useState } from 'react';
import { useTheViewer } from './ViewerContext.tsx';
import type { Viewer } from './viewer.ts';
import { KeyHint } from '../frame/keys/Kbd.tsx';
import { laterDialog } from '../late/laterDialog.tsx';

export interface NothingCalledProps {
  /** The referee's calls of the whole action that is seen. */
  readonly calls: number;
  /** The hand, and all that it moved, has come to rest. */
  readonly isOver: boolean;
  /** Said of an action that is over, if it is not that the referee called nothing. */
  readonly over?: string;
}

/** In the place of the referee's calls while none of the action that is seen has fallen. */
export const NothingCalled = ({ calls, isOver, over = texts.replay.none }: NothingCalledProps) => (
  <p className="note">{isOver ? over : texts.replay.noneYet(calls)}</p>
);

const SIGNS = { foul: 'close', allowed: 'done' } as const;

/** A cross or a tick: never by its colour alone. */
export const CallSign = ({ call }: { readonly call: Call }) => call !== null && <Icon name={SIGNS[call]} />;

export interface ActWordsProps {
  readonly act: Pick<Act, 'words' | 'notation'> | undefined;
  /** In its game's notation, where it has one: that is set as code. */
  readonly inNotation?: boolean;
}

/** An act in words, or in notation where that is wanted. */
export function ActWords({ act, inNotation = false }: ActWordsProps) {
  if (act === undefined) return null;
  const { words, notation } = act;
  return inNotation && notation !== null ? (
    <code translate="no">{notation}</code>
  ) : (
    <span className="act-words">{words}</span>
  );
}

/** So much of its end is what a match that was sent is opened with (house value). */
const LAST_TICKS = 8 * TICK_HZ;

/**
 * A whole match of this id, opened to be watched before it is drawn: where it was left for another page; or it plays at
 * the usual speed, from its beginning (an example from near by) or through its last moments. Null for anything else.
 * `plays`: false where less motion is wanted, and in pictures and tests: then it stands there. Gives whether it is to.
 */
export function useOpening(viewer: Viewer, id: string | null, plays: boolean, isExample = false): boolean {
  const at = useMemo(() => (id === null ? null : leftAt(id)), [id]);
  useEffect(() => {
    if (id === null) return;
    forgetLeft(id);
    if (typeof at === 'number') return viewer.seek({ act: at, tick: 0 });
    viewer.rewind();
    if (isExample) viewer.seek(viewer.store.getState().at, true);
    if (at !== 'last') return;
    if (plays) viewer.seek(beforeEnd(viewer.film, LAST_TICKS), true);
    else viewer.seek(END);
  }, [viewer, id, at, plays, isExample]);
  return id !== null && plays && typeof at !== 'number';
}

const END = { act: Infinity, tick: Infinity } as const;

/** Plays by itself, but not before it can be seen: a first picture may take as long as the whole film. */
export function Plays({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const viewer = useTheViewer();
  const begun = useRef(false);
  useFrame(({ invalidate }) => {
    if (begun.current) return;
    // pictures are drawn on demand: the one that is ready may be the last
    if (root.current?.dataset['ready'] !== 'true') return invalidate();
    begun.current = true;
    viewer.play();
  });
  return null;
}

const SettingsDialog = laterDialog(async () => (await import('../frame/settings/SettingsDialog.tsx')).SettingsDialog);

/** The keys of a replay as they are now, and the way to others. Away where there are only fingers. */
export function KeysNote() {
  const [open, setOpen] = useState(false);
  const { keys } = texts.replay;
  return (
    <div className="keys-note">
      <p className="note">
        <KeyHint ids={['replay-play']} what={keys.play} />
        <KeyHint ids={['replay-frame-back', 'replay-frame-on']} what={keys.frame} />
        <KeyHint ids={['replay-action-back', 'replay-action-on']} what={keys.action} />
        <KeyHint ids={['replay-ruling-back', 'replay-ruling-on']} what={keys.ruling} />
        <KeyHint ids={['replay-slower', 'replay-faster']} what={keys.speed} />
        <KeyHint ids={['replay-clean']} what={keys.clean} />
      </p>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {texts.replay.changeKeys}
      </button>
      {open && <SettingsDialog at="keys" onClose={() => setOpen(false)} />}
    </div>
  );
}
