import { useCallback, useEffect, useState, type RefObject } from 'react';
import { pyramidOf } from '#sim/pyramid.ts';
import { EitherHand } from '#play/input/eitherHand.ts';
import { useTractionDesk } from '../input/TractionInput.tsx';
import { pick, type Touchable } from '#play/input/pick.ts';
import { PlaceHand } from '#play/traction/input/placeHand.ts';
import { isPlacing } from '#play/traction/input/placing.ts';
import { PointerHand } from '#play/traction/input/pointerHand.ts';
import { RulerHand } from '#play/ruler/rulerHand.ts';
import type { PointerKind } from '#play/input/pointer.ts';
import { kindOf } from '#app/scene/pointerEvents.ts';
import { GoalMarks } from './GoalMarks.tsx';
import { NO_SHIFT, shiftOf, type Pixel, type Seen } from './handle.ts';
import { PullLine } from './PullLine.tsx';
import type { Ray } from '#play/input/ray.ts';
import { useSession, useTheSession } from '../hud/useTable.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { thingsOf } from '#play/traction/session/measurable.ts';
import type { SettingsStore } from '#play/settings/settingsStore.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { isBusy } from '#play/traction/say/busy.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { isTouched } from '#app/ui/isTouched.ts';
import { usePointers, type LastPointer } from '#app/scene/usePointers.ts';

/** A near miss in pixels still touches: a fingertip covers more than a mouse's arrow. */
export const SLACK_PX = { mouse: 5, pen: 8, touch: 16 } as const;
/** A pointer that moves by less than this between down and up has clicked; a finger rolls. */
const STRAY_PX = { mouse: 6, pen: 7, touch: 10 } as const;

export function* touchables({ shown }: Session): Generator<Touchable> {
  for (const [id, { after }] of shown.pieces) yield { id, spec: pyramidOf(id), pose: after };
}

/** Brings the table's pointers to the hand, and the rest to the camera. */
export function PointerLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const desk = useTractionDesk();
  const settings = useTheSettings();
  const handFor = useCallback(
    ({ kind, slope }: LastPointer): EitherHand => {
      const touched = (ray: Ray) => pick(ray, touchables(session), SLACK_PX[kind()] * slope());
      const slack = (): number => STRAY_PX[kind()] * slope();
      const player = new PointerHand(session, touched, { slack, confirms: () => settings.getState().confirmSteps });
      const measuring = new RulerHand(session.ruler, { things: () => thingsOf(session), pick: touched, slope, slack });
      const placing = new EitherHand(player, new PlaceHand(session, touched), () => isPlacing(session));
      return new EitherHand(placing, measuring, () => session.ruler.getState().ruler !== null);
    },
    [session, settings],
  );
  const onTwist = useCallback((deg: number) => desk.eye?.orbit(deg, 0), [desk]);
  const [finger] = useState<LastFinger>(() => ({ at: null, kind: likelyKind() }));
  const shiftFor = useCallback(
    (event: PointerEvent, seen: Seen) => {
      finger.kind = kindOf(event);
      if (finger.kind === 'mouse') return NO_SHIFT;
      const shift = shiftOf(session, seen, { x: event.clientX, y: event.clientY });
      if (shift !== NO_SHIFT) learnHandle(settings);
      return shift;
    },
    [session, finger, settings],
  );
  usePointers(root, handFor, onTwist, shiftFor);
  useFingerOnPiece(root, finger);
  useCursor(root);
  return (
    <>
      <PullLine
        root={root}
        finger={() => (session.store.getState().pointing ? finger.at : null)}
        touched={() => finger.kind === 'touch'}
        word={() => {
          const now = session.store.getState();
          return isBusy(now) || knowsHandle(settings) ? null : gameTexts.action.handleWord[now.handMode];
        }}
      />
      <GoalMarks root={root} />
    </>
  );
}

/** Among the explanations that were understood: the handle, once a finger has taken it. */
const HANDLE = 'traction-handle';

const knowsHandle = ({ getState }: SettingsStore): boolean => getState().knownLessons.includes(HANDLE);

function learnHandle(settings: SettingsStore): void {
  if (!knowsHandle(settings)) settings.change({ knownLessons: [...settings.getState().knownLessons, HANDLE] });
}

/** Before anything has touched the table. */
const likelyKind = (): PointerKind => (isTouched() ? 'touch' : 'mouse');

/** The last pointer that went down, and where it is now, client pixels. */
interface LastFinger {
  at: Pixel | null;
  kind: PointerKind;
}

function useFingerOnPiece(root: RefObject<HTMLElement | null>, finger: LastFinger): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    for (const kind of ['pointerdown', 'pointermove'] as const)
      element.addEventListener(kind, ({ clientX: x, clientY: y }) => (finger.at = { x, y }), early);
    return () => stop.abort();
  }, [root, finger]);
}

/** The mouse's arrow says what can be touched. */
function useCursor(root: RefObject<HTMLElement | null>): void {
  const { touch } = useTheSession();
  const cursor = useSession(({ hovered, stage }) => {
    if (stage === 'moving') return 'grabbing';
    return hovered !== null && touch.mayTouch(hovered).ok ? 'grab' : 'auto';
  });
  useEffect(() => {
    if (root.current) root.current.style.cursor = cursor;
  }, [root, cursor]);
}
