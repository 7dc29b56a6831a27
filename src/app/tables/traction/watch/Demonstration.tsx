import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect } from 'react';
import { coveredOf } from '#app/scene/eye.ts';
import { framedBest, USUAL_LENS, type Shot } from '#app/scene/framing.ts';
import { usePlayOnceDrawn, useTheViewer } from '#app/replay/ViewerContext.tsx';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { boxesAround } from '#app/replay/closeUp.ts';
import type { Film } from '#app/replay/film.ts';
import type { Viewer } from '#app/replay/viewer.ts';

/** A person's eyes at a table, radians above it (house values). */
const HEIGHTS = [0.5, 0.75] as const;

/** Plays an example by itself, seen from near by. */
export function Demonstration({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const viewer = useTheViewer();
  const get = useThree((state) => state.get);
  useEffect(() => {
    const frame = { ...get().size, covered: coveredOf(root.current), ...USUAL_LENS };
    return watchClosely(viewer, (points) => framedBest(points, 0, HEIGHTS, frame));
  }, [viewer, root, get]);
  usePlayOnceDrawn(root);
  return null;
}

/** The corners of boxes around everything that a hand moves in a film; none where none does. */
export function closePoints({ acts }: Film): readonly Vec3[] {
  const places = acts.flatMap(({ mover, before }) => (mover === null ? [] : (before.get(mover)?.position ?? [])));
  return boxesAround(places);
}

/**
 * Looks from near by until the first hand is done; then at all of the table, where the rules put things. Gives how to
 * stop that.
 */
export function watchClosely(viewer: Viewer, shotOf: (points: readonly Vec3[]) => Shot): () => void {
  const { film, store } = viewer;
  const points = closePoints(film);
  if (points.length === 0) return () => undefined;
  viewer.setShot(shotOf(points));
  const stop = store.subscribe(({ at, shot }) => {
    const act = film.acts[at.act];
    if (shot === null) stop(); // the viewpoint was turned by hand
    else if (act !== undefined && act.ticks > 0 && at.tick > act.ticks) {
      stop();
      viewer.setShot(null);
    }
  });
  return stop;
}
