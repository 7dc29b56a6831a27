import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { AnySession } from '#play/session/state.ts';
import type { SessionTypes } from '#play/session/tableTypes.ts';
import { pixelOf } from '../scene/eye.ts';
import { tableHooks } from '../session/context.tsx';
import type { Spots } from './tableParts.ts';

const { useTheSession } = tableHooks<SessionTypes>();

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/**
 * Read-only, for tests and for curious people: what the table knows, and the client pixels at which its places are. It
 * is `window.__` and the game's name.
 */
export type HandleOf<B extends SessionTypes, S extends Spots> = {
  readonly [K in keyof S]: (...what: Parameters<S[K]>) => Pixel | null;
} & { state(): B['state'] };

interface WindowHandleProps {
  readonly game: string;
  spots(session: AnySession): Spots;
}

export function WindowHandle({ game, spots }: WindowHandleProps) {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  useEffect(() => {
    const handles = window as unknown as Record<string, unknown>;
    const name = `__${game.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`;
    const pixels = Object.entries(spots(session)).map(([what, spot]) => [
      what,
      (...asked: never[]): Pixel | null => {
        const at = spot(...asked);
        return at && pixelOf(get().camera, get().gl.domElement.getBoundingClientRect(), at);
      },
    ]);
    const handle = { ...Object.fromEntries(pixels), state: () => session.store.getState() };
    handles[name] = handle;
    return () => {
      if (handles[name] === handle) delete handles[name];
    };
  }, [session, get, game, spots]);
  return null;
}
