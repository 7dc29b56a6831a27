import type { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Eye } from '#play/input/inputDesk.ts';
import { useInputDesk } from '../input/InputContext.ts';

const radians = (deg: number): number => (deg * Math.PI) / 180;

/** Lets keys and gamepads move the camera; from then on the view is where it was turned to. */
export function EyeHandle({ still }: { readonly still: boolean }) {
  const desk = useInputDesk();
  const controls = useThree((three) => three.controls) as CameraControlsImpl | null;
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => {
    if (!controls) return;
    const eye = eyeOf(controls, still, () => {
      desk.turned();
      if (still) controls.update(0);
      invalidate();
    });
    desk.eye = eye;
    return () => {
      if (desk.eye === eye) desk.eye = null;
    };
  }, [desk, controls, still, invalidate]);
  return null;
}

function eyeOf(controls: CameraControlsImpl, still: boolean, moved: () => void): Eye {
  const smooth = !still;
  return {
    orbit: (rightDeg, upDeg) => {
      void controls.rotate(radians(rightDeg), -radians(upDeg), smooth);
      moved();
    },
    pan: (rightMm, nearerMm) => {
      void controls.truck(rightMm / 1000, 0, smooth);
      void controls.forward(-nearerMm / 1000, smooth);
      moved();
    },
    zoom: (nearer) => {
      void controls.dollyTo(controls.distance * nearer, smooth);
      moved();
    },
    yaw: () => controls.azimuthAngle,
  };
}
