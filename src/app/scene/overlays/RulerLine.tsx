import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { PerspectiveCamera, Vector3, type Group } from 'three';
import { useStore } from 'zustand';
import { KNOB_PX } from '#play/ruler/rulerHand.ts';
import { knobOf, lengthMm, type End, type Ruler, type RulerDesk, type Span } from '#play/ruler/ruler.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { measured, type Units } from '#play/texts/lengths.ts';
import { pixelSlope } from '../eye.ts';
import { metres, OVERLAY_M } from '#play/table/tableLook.ts';
import { Caption } from './Caption.tsx';
import { OVER_ALL, TARGET, WHITE } from './flat.ts';
import { circleLine, openLine, type Line } from './lines.ts';
import { Ribbon } from './Ribbon.tsx';
import { MM_PER_INCH } from '#sim/maths/units.ts';

/** House values, m. */
const LINE_M = 0.0009;
const TICK_M = 0.0006;
const CASING_M = 0.0004;
const END_TICK = 0.004;
const LONG_TICK = 0.0024;
const KNOB_RADIUS_PX = 10;

/** The ruler as it lies on the table, with its length; `root` tells it to tests, mm. */
export function RulerLine({
  ruler: desk,
  root,
}: {
  readonly ruler: RulerDesk;
  readonly root: RefObject<HTMLElement | null>;
}) {
  const ruler = useStore(desk, (state) => state.ruler);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    if (ruler === null) delete element.dataset.ruler;
    else element.dataset.ruler = lengthMm(ruler.span).toFixed(1);
  }, [root, ruler]);
  return ruler && <Laid ruler={ruler} />;
}

function Laid({ ruler: { span, active } }: { readonly ruler: Ruler }) {
  const units = useSettings((settings) => settings.units);
  const lines = useMemo(() => [openLine(span.map(({ xMm, zMm }) => ({ x: metres(xMm), z: metres(zMm) })))], [span]);
  const ticks = useMemo(() => ticksOf(span, units), [span, units]);
  const [first, second] = span;
  return (
    <group position={[0, OVERLAY_M, 0]}>
      <Ribbon lines={lines} widthM={LINE_M} casingM={CASING_M} colour={WHITE} opacity={0.95} order={OVER_ALL} />
      <Ribbon lines={ticks} widthM={TICK_M} casingM={CASING_M} colour={WHITE} opacity={0.8} order={OVER_ALL} />
      <Knob span={span} end={0} active={active === 0} />
      <Knob span={span} end={1} active={active === 1} />
      <Caption
        text={measured(lengthMm(span), units)}
        place={(at) => at.set(metres(first.xMm + second.xMm) / 2, 0, metres(first.zMm + second.zMm) / 2)}
        px={24}
        side="over"
      />
    </group>
  );
}

const MOST_TICKS = 60; // more are no help to the eye

/** A stroke across at both ends, and a smaller one at every inch, or at every centimetre where inches are not shown. */
function ticksOf(span: Span, units: Units): readonly Line[] {
  const [{ xMm, zMm }, to] = span;
  const far = lengthMm(span);
  if (far === 0) return [];
  const [ux, uz] = [(to.xMm - xMm) / far, (to.zMm - zMm) / far];
  const across = (mm: number, halfM: number): Line => {
    const [x, z] = [metres(xMm + mm * ux), metres(zMm + mm * uz)];
    return openLine([
      { x: x - halfM * uz, z: z + halfM * ux },
      { x: x + halfM * uz, z: z - halfM * ux },
    ]);
  };
  const every = units === 'mm' ? 10 : MM_PER_INCH;
  const count = Math.min(MOST_TICKS, Math.ceil(far / every) - 1);
  return [
    across(0, END_TICK),
    across(far, END_TICK),
    ...Array.from({ length: Math.max(0, count) }, (_, i) => across((i + 1) * every, LONG_TICK)),
  ];
}

const RING: readonly Line[] = [circleLine(1, 40)];
const at = new Vector3();

/** The knob that a finger drags: beyond its end, and as large from afar as from near. The active one is brighter. */
function Knob({ span, end, active }: { readonly span: Span; readonly end: End; readonly active: boolean }) {
  const ref = useRef<Group>(null);
  useFrame(({ camera, gl }) => {
    const group = ref.current;
    if (!group || !(camera instanceof PerspectiveCamera)) return;
    const { xMm, zMm } = span[end];
    const pixelM =
      camera.position.distanceTo(at.set(metres(xMm), 0, metres(zMm))) * pixelSlope(camera, gl.domElement.clientHeight);
    const knob = knobOf(span, end, 1000 * KNOB_PX * pixelM);
    group.position.set(metres(knob.xMm), 0, metres(knob.zMm));
    group.scale.setScalar(KNOB_RADIUS_PX * pixelM);
  });
  return (
    <group ref={ref}>
      <Ribbon
        lines={RING}
        widthM={0.18}
        casingM={0.1}
        colour={active ? TARGET : WHITE}
        opacity={0.95}
        order={OVER_ALL}
      />
    </group>
  );
}
