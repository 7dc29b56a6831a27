import { room as roomTexts } from '#play/texts/room.ts';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Line } from '#online/client/line.ts';
import { DrawnOver } from '#online/client/drawnOver.ts';
import { SAMPLE_MS } from '#online/client/handOut.ts';
import { OthersHands } from '#online/client/othersHands.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import { HandsElsewhereContext } from '#app/scene/handsElsewhere.ts';
import type { TableScene } from '#app/scene/tableScene.ts';
import { laterPart } from '#app/late/later.tsx';
import { useTime } from '#app/time/TimeContext.ts';
import { usePassing } from '#app/time/usePassing.ts';
import { useAtHand } from '#app/frame/atHand.ts';
import { Button } from '#app/ui/Button.tsx';

const Context = createContext<OthersHands | null>(null);

interface WithHandsProps {
  readonly line: Line;
  readonly session: TableSession;
  readonly children: ReactNode;
}

/** Around a room's table: the hands at its other screens are seen at this one, and this one's at them. */
export function WithHands({ line, session, children }: WithHandsProps) {
  const time = useTime();
  const hands = useMemo(() => new OthersHands(line, session, () => time.now()), [line, session, time]);
  useEffect(() => hands.open(), [hands]);
  usePassing(true, SAMPLE_MS, () => hands.pass());
  const elsewhere = useMemo(
    () => ({ over: (scene: TableScene) => sceneOver(scene, hands), marks: <HandsMarks hands={hands} /> }),
    [hands],
  );
  return (
    <Context value={hands}>
      <HandsElsewhereContext value={elsewhere}>{children}</HandsElsewhereContext>
    </Context>
  );
}

/** The scene with the pieces where hands elsewhere have them. */
export function sceneOver(scene: TableScene, hands: OthersHands): TableScene {
  const drawn = new DrawnOver(scene.drawn);
  return {
    ...scene,
    drawn,
    subscribe: (changed) => {
      const stops = [scene.subscribe(changed), hands.subscribe(changed)];
      return () => stops.forEach((stop) => stop());
    },
    advance: (seconds, mayGoOn) => {
      const goesOn = scene.advance(seconds, mayGoOn);
      drawn.lay(hands.seen('held'));
      return goesOn || hands.isAlive;
    },
  };
}

const HandsMarks = laterPart(
  async () => (await import('./HandsMarks.tsx')).HandsMarks,
  () => null, // the table stands without them
);

const nobody = (): (() => void) => () => undefined;

/** Null where no table is around. */
export const useHands = (): OthersHands | null => useContext(Context);

/** In the room's foot: who points, in words, and how to. */
export function PointingNote() {
  const hands = useHands();
  const subscribe = hands?.subscribe ?? nobody;
  const isPointing = useSyncExternalStore(subscribe, () => hands?.isPointing ?? false);
  const seat = useSyncExternalStore(subscribe, () => hands?.pointed.at(-1)?.seat ?? null);
  const name = seat === null ? undefined : hands?.seatInfo(seat)?.name;
  const told = name === undefined ? '' : roomTexts.points(name);
  return (
    <>
      {isPointing && <output className="room-line">{roomTexts.pointNow}</output>}
      <output className={told === '' ? 'unseen' : 'room-line'}>{told}</output>
    </>
  );
}

export function PointButton({ onPress }: { readonly onPress: () => void }) {
  const hands = useHands();
  const isAtHand = useAtHand(); // its table is another screen
  const press = (): void => {
    hands?.setPointing(true);
    onPress();
  };
  return (
    hands !== null &&
    !isAtHand && (
      <Button look="quiet" onClick={press}>
        {roomTexts.point}
      </Button>
    )
  );
}
