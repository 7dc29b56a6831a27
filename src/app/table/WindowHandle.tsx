import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { Camera } from 'three';
import type { Vec3 } from '#sim/maths/vec3.ts';
import type { AnySession } from '#play/session/state.ts';
import type { SessionTypes } from '#play/session/tableTypes.ts';
import { pixelOf, type Window as Canvas } from '../scene/eye.ts';
import { tableHooks } from '../session/context.tsx';
import type { Facts, Spots } from './tableParts.ts';

const { useTheSession } = tableHooks<SessionTypes>();

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/**
 * Read-only, for tests and for curious people: what the table knows, and the client pixels at which its places are. It
 * is `window.__` and the game's name.
 */
export type HandleOf<B extends SessionTypes, S extends Spots, F extends Facts = Readonly<Record<never, never>>> = F & {
  readonly [K in keyof S]: (...what: Parameters<S[K]>) => Pixel | null;
} & { state(): B['state'] };

interface WindowHandleProps {
  readonly game: string;
  spots(session: AnySession): Spots;
  /** Answers that need no picture. */
  facts?(session: AnySession): Facts;
}

/** Where the table is drawn. */
interface Picture {
  camera(): Camera;
  canvas(): Canvas;
}

/** The handle of a table that is drawn. */
export function WindowHandle(props: WindowHandleProps) {
  const get = useThree((three) => three.get);
  const picture = useMemo(
    () => ({ camera: () => get().camera, canvas: () => get().gl.domElement.getBoundingClientRect() }),
    [get],
  );
  useHandle(props, picture);
  return null;
}

/** The same where it is told in words only: its places are nowhere on the screen. */
export function UndrawnHandle(props: WindowHandleProps) {
  useHandle(props, null);
  return null;
}

function useHandle({ game, spots, facts }: WindowHandleProps, picture: Picture | null): void {
  const session = useTheSession();
  useEffect(() => {
    const handles = window as unknown as Record<string, unknown>;
    const name = `__${game.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`;
    const pixels = Object.entries(spots(session)).map(([what, spot]) => [
      what,
      (...asked: never[]): Pixel | null => {
        const at: Vec3 | null = spot(...asked);
        return at && picture && pixelOf(picture.camera(), picture.canvas(), at);
      },
    ]);
    const state = (): SessionTypes['state'] => session.store.getState();
    const handle: object = { ...facts?.(session), ...Object.fromEntries(pixels), state };
    handles[name] = handle;
    return () => {
      if (handles[name] === handle) delete handles[name];
    };
  }, [session, picture, game, spots, facts]);
}
