import { useThree } from '@react-three/fiber';
import { useCallback, useContext, useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { useSnapshot } from '../frame/snapshot.ts';
import { TableWidget } from '../scene/TableWidget.tsx';
import { thingOn } from '../scene/eye.ts';
import { HandsElsewhereContext } from '../scene/handsElsewhere.ts';
import { usePointers, type LastPointer } from '../scene/usePointers.ts';
import { tableHooks } from '../session/context.tsx';
import { STILL_ASKED } from '../urlFlags.ts';
import { useAgain } from './Again.tsx';
import { onEither } from './onEither.ts';
import { sceneOfTable } from './sceneOfTable.ts';
import { BadgePlaces, Badges } from './Badges.tsx';
import { CardDrags } from './CardDrags.tsx';
import { FirstTouch, FirstTouchPlaces } from './FirstTouch.tsx';
import type { SceneParts } from './tableParts.ts';
import { useHeld } from './useHeld.ts';
import { WindowHandle } from './WindowHandle.tsx';

const { useHandOrNone, useTheSession } = tableHooks<TableTypes>();

interface TableViewProps {
  readonly play: PlayedGame;
  readonly parts: SceneParts;
}

/** A game's table that is played at. */
export function TableView({ play, parts }: TableViewProps) {
  const session = useTheSession();
  const hand = useHandOrNone();
  const held = useHeld();
  const elsewhere = useContext(HandsElsewhereContext);
  const scene = useMemo(() => {
    const own = sceneOfTable(session, hand, parts, () => held.current);
    return elsewhere?.over(own) ?? own;
  }, [session, hand, parts, held, elsewhere]);
  const root = useRef<HTMLDivElement>(null);
  const badges = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const { Keys, Marks, pointer, spots, facts } = parts;
  const { viewer } = useAgain();
  const offers = viewer === null ? parts.offers : undefined;
  return (
    <>
      {Keys && viewer === null && <Keys root={root} />}
      <TableWidget root={root} label={play.words.label} scene={viewer ?? scene} still={STILL_ASKED}>
        {viewer === null && Marks && <Marks root={root} />}
        {viewer === null && elsewhere?.marks}
        <TakesSnapshots />
        {viewer === null && pointer && <PointerLayer root={root} pointer={pointer} />}
        {offers && <BadgePlaces layer={badges} offers={offers} />}
        {viewer === null && <FirstTouchPlaces layer={first} />}
        {offers?.cards && <CardDrags offers={offers} cards={offers.cards} />}
        {spots && <WindowHandle game={play.game.id} spots={spots} {...(facts && { facts })} />}
      </TableWidget>
      {offers && <Badges layer={badges} play={play} offers={offers} />}
      {viewer === null && <FirstTouch layer={first} play={play} parts={parts} />}
    </>
  );
}

/** Lets what is around the table have a picture of it. */
function TakesSnapshots() {
  const snapshot = useSnapshot();
  const { gl, scene, camera } = useThree();
  useEffect(() => {
    snapshot.current = () => {
      gl.render(scene, camera);
      return gl.domElement;
    };
    return () => {
      snapshot.current = null;
    };
  }, [snapshot, gl, scene, camera]);
  return null;
}

/** Two fingers turn nothing. */
const ignore = (): void => undefined;

interface PointerLayerProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly pointer: NonNullable<SceneParts['pointer']>;
}

/** Gives the table's pointers to what they take up, point at or choose; the rest is the camera's. */
function PointerLayer({ root, pointer }: PointerLayerProps) {
  const session = useTheSession();
  const hand = useHandOrNone();
  const scene = useThree((three) => three.scene);
  const handFor = useCallback(
    (last: LastPointer) => pointer.hand(session, hand, (ray) => thingOn<object>(scene, ray), last),
    [session, hand, scene, pointer],
  );
  usePointers(root, handFor, ignore);
  const subscribe = useCallback((changed: () => void) => onEither(session, hand, changed), [session, hand]);
  const cursor = useSyncExternalStore(subscribe, () => pointer.cursor(session.store.getState(), hand));
  useEffect(() => {
    if (root.current) root.current.style.cursor = cursor;
  }, [root, cursor]);
  return null;
}
