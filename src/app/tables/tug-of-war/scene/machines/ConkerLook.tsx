import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Group } from 'three';
import { BOTH, type Seat } from '#games/tug-of-war/ids.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { ring, Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, PAINT } from '#app/scene/toy/toys.tsx';
import { CONKER, conkerAngle } from '../machinePlaces.ts';
import { clashS, SWING_S, swungAt } from '#play/tug-of-war/machines/conkerSwing.ts';
import { colourOf, sideOf, type MachineProps } from './machine.ts';
import { Figure } from './Figure.tsx';
import { useGlide } from './useGlide.ts';

const FRAME = (() => {
  const solids = new Solids();
  const wood = { colour: '#7a5433', gloss: 0.3 };
  const [x, z, tall] = [0.05, 0.004, CONKER.tall];
  solids.box([-x - 0.003, 0, -z], [-x + 0.003, tall, z], wood);
  solids.box([x - 0.003, 0, -z], [x + 0.003, tall, z], wood);
  solids.box([-x - 0.006, tall - 0.004, -z], [x + 0.006, tall + 0.002, z], wood);
  solids.box([-x - 0.01, 0, -0.014], [-x + 0.01, 0.003, 0.014], wood);
  solids.box([x - 0.01, 0, -0.014], [x + 0.01, 0.003, 0.014], wood);
  return solids;
})();

/** A chestnut on its string, from where the string is tied. */
const NUT = (() => {
  const solids = new Solids();
  const { string, radius } = CONKER;
  solids.box([-0.0006, -string, -0.0006], [0.0006, 0, 0.0006], { colour: PAINT });
  solids.stump(
    [0.05, 0.35, 0.75, 1.15, 1.5, 1.8, 1.96].map((k) => ({
      outline: ring(12, radius * Math.sqrt(Math.max(0.02, 1 - (k - 1) * (k - 1)))),
      y: -string - radius * 2 + k * radius,
    })),
    { colour: '#6b3417', gloss: 0.9 },
  );
  solids.stump(
    [
      { outline: ring(12, radius * 0.75), y: -string - radius * 0.62 },
      { outline: ring(12, radius * 0.4), y: -string + radius * 0.08 },
    ],
    { colour: PAINT, gloss: 0.4 },
  );
  return solids;
})();

const CHIP = (() => {
  const solids = new Solids();
  solids.box([-0.0014, 0, -0.0014], [0.0014, 0.0016, 0.0014], { colour: '#f1d9a6' }, { colour: '#6b3417' });
  return solids;
})();
const CHIPS = Array.from({ length: 7 }, (_, i) => i);
const FALL = 1.2; // m/s², slow enough to be seen

/** Conkers hang side by side, are pulled up by cards, and clash when a point releases them; the lower one cracks. */
export function ConkerLook({ header, state, came, still }: MachineProps) {
  const nuts = useRef<(Group | null)[]>([]);
  const chips = useRef<Group>(null);
  const swing = useRef<{ readonly from: readonly number[]; readonly loser: Seat | null; age: number } | null>(null);
  const invalidate = useThree((three) => three.invalidate);
  const { heights } = machineOf(state, 'conker').state;
  const put = (seat: Seat, angle: number): void => {
    nuts.current[seat]?.rotation.set(0, 0, sideOf(seat) * angle);
  };
  const released = useMemo(() => came.find((event) => event.type === 'released') ?? null, [came]);
  useGlide({
    to: heights,
    still,
    put: (now) => {
      if (swing.current === null) BOTH.forEach((seat) => put(seat, conkerAngle(now[seat] ?? 0)));
    },
  });
  useLayoutEffect(() => {
    if (released?.type !== 'released' || still) return;
    const { scorer, heights: from } = released;
    swing.current = { from: from.map(conkerAngle), loser: scorer === null ? null : scorer === 0 ? 1 : 0, age: 0 };
    invalidate();
  }, [released, still, invalidate]);
  useFrame((three, delta) => {
    const now = swing.current;
    if (now === null) return;
    now.age += Math.min(delta, 0.05);
    for (const seat of BOTH) put(seat, swungAt(now.age) * (now.from[seat] ?? 0));
    fly(chips.current, now.loser, now.age - clashS);
    if (now.age >= SWING_S) {
      swing.current = null;
      BOTH.forEach((seat) => put(seat, conkerAngle(heights[seat])));
      if (chips.current) chips.current.visible = false;
    }
    three.invalidate();
  });
  return (
    <group position={[0, 0, CONKER.z]}>
      <SolidsLook solids={FRAME} />
      {BOTH.map((seat) => (
        <group
          key={seat}
          ref={(group) => void (nuts.current[seat] = group)}
          position={[sideOf(seat) * CONKER.radius * 1.02, CONKER.tall - 0.004, 0]}
        >
          <SolidsLook solids={NUT} paint={colourOf(header, seat)} />
        </group>
      ))}
      <group ref={chips} visible={false}>
        {CHIPS.map((i) => (
          <group key={i}>
            <SolidsLook solids={CHIP} />
          </group>
        ))}
      </group>
      {BOTH.map((seat) => (
        <Figure key={seat} text={`${heights[seat]}`} x={sideOf(seat) * 0.03} y={0.004} z={0.026} />
      ))}
    </group>
  );
}

/** Chips of the shell that fly off the lower conker from when both clash. */
function fly(chips: Group | null, loser: Seat | null, seconds: number): void {
  if (chips === null) return;
  chips.visible = loser !== null && seconds > 0 && seconds < 0.9;
  if (!chips.visible || loser === null) return;
  const side = sideOf(loser);
  chips.children.forEach((chip, i) => {
    const turn = (2 * Math.PI * i) / CHIPS.length;
    const [x, y, z] = [
      side * (0.02 + 0.03 * Math.abs(Math.cos(turn))),
      0.06 * Math.sin(turn),
      0.05 * Math.cos(2 * turn),
    ];
    const start = CONKER.tall - CONKER.string - CONKER.radius;
    chip.position.set(
      side * CONKER.radius + x * seconds,
      Math.max(0.001, start + y * seconds - (FALL * seconds * seconds) / 2),
      z * seconds,
    );
    chip.rotation.set(9 * seconds * (i - 3), 7 * seconds, 0);
  });
}
