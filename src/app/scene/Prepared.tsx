import { useThree } from '@react-three/fiber';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { prepare } from './prepare.ts';

/**
 * Things that are seen once all of them can be drawn without a hitch, and a part that is there from then on. They are
 * put together in slices, too: as no update that is waited for.
 */
export function Prepared({ children, then }: { readonly children: ReactNode; readonly then: ReactNode }) {
  const [begun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return begun && <Unseen then={then}>{children}</Unseen>;
}

function Unseen({ children, then }: { readonly children: ReactNode; readonly then: ReactNode }) {
  const [seen, setSeen] = useState(false);
  const { gl, scene, camera } = useThree();
  useEffect(() => {
    let here = true;
    const canvas = gl.domElement;
    const show = (): void => void (here && setSeen(true));
    // Where the picture is taken away meanwhile, nothing can be made ready; three does it once the picture is back.
    canvas.addEventListener('webglcontextlost', show, { once: true });
    void prepare(gl, scene, camera).then(show);
    return () => {
      here = false;
      canvas.removeEventListener('webglcontextlost', show);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what it has to begin with
  }, []);
  return (
    <>
      <group visible={seen}>{children}</group>
      {seen && then}
    </>
  );
}
