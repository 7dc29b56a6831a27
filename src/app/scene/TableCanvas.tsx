import { Canvas } from '@react-three/fiber';
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Clockwork } from '../session/Clockwork.tsx';
import { useAmbience } from '../settings/useAmbience.ts';
import { useScene, useTheScene } from './SceneContext.tsx';
import { Cameras } from './Cameras.tsx';
import { USUAL_LENS } from './framing.ts';
import { Frames, Ready } from './Frames.tsx';
import { CANVAS_LOOK } from './looks/canvas.ts';
import { RoomLook } from './looks/RoomLook.tsx';
import { DAY, lampOver, nightUnder } from './looks/lights.ts';
import { LookContext, type TableLook } from './looks/lookContext.ts';
import { Flashes } from './overlays/Flashes.tsx';
import { FootprintMarks } from './overlays/FootprintMarks.tsx';
import { ContextWatch, LostPicture } from './LostPicture.tsx';
import { texts } from '#play/texts.ts';
import { LooseRuler } from './LooseRuler.tsx';
import { RulerLine } from './overlays/RulerLine.tsx';
import { Pieces } from './Pieces.tsx';
import { Prepared } from './Prepared.tsx';
import { FULL_DENSITY, useSharpAtRest, useQuality, type Quality } from './quality/useQuality.ts';
import { Gathered } from './looks/Gathered.tsx';
import { FootShades } from './toy/FootShade.tsx';
import { AllSolids } from './toy/toys.tsx';
import { askForModelsAgain } from './looks/modelFile.ts';
import { LateBoundary } from '../late/ErrorBoundary.tsx';
import { LateFault } from '#play/offThread/lateFault.ts';

export interface TableCanvasProps {
  /**
   * The element around it. It says `data-drawn` from the first picture of everything on, `data-ready` once all is
   * painted and a few are drawn, and `data-light` and `data-quality`.
   */
  readonly root: RefObject<HTMLElement | null>;
  /** No flights of the camera and no growing rings. */
  readonly still: boolean;
  /** Opens the table in words, where it cannot be drawn; left out where they are open or there are none. */
  readonly onWords?: (() => void) | undefined;
  /** Marks over the table, and listeners to it. */
  readonly children?: ReactNode;
}

const FILL = { position: 'absolute', inset: 0, touchAction: 'none' } as const;
const EYE = { ...CANVAS_LOOK.camera, fov: USUAL_LENS.fovDeg };

/** The table in its room, for any scene around it: played, replayed, or a moment of it. Fills its parent. */
export function TableCanvas({ root, still, onWords, children }: TableCanvasProps) {
  const quality = useQuality();
  const look = useLook(root, quality);
  const { antialias, density, measure } = quality;
  const { sharp, drawn } = useSharpAtRest();
  const [lost, setLost] = useState(false);
  const [canvas, setCanvas] = useState(0);
  const made = useRef<string | null>(null);
  const drawAgain = (): void => {
    askForModelsAgain();
    setLost(false);
    setCanvas(canvas + 1);
  };
  const name = `${antialias} ${canvas}`;
  return (
    <LateBoundary
      key={name}
      faultOf={(error) => (made.current === name ? null : noPicture(error))}
      renderInstead={({ message }) => (
        <>
          <LostPicture text={message} onAgain={drawAgain} onWords={onWords} />
          <TimeUndrawn />
        </>
      )}
    >
      <Canvas
        onCreated={() => void (made.current = name)}
        {...CANVAS_LOOK}
        gl={{ ...CANVAS_LOOK.gl, antialias }}
        dpr={sharp ? FULL_DENSITY : density}
        camera={EYE}
        frameloop="demand"
        style={FILL}
      >
        <LookContext value={look}>
          <Frames root={root} measure={measure} drawn={drawn} density={density} />
          <ContextWatch onLost={setLost} />
          <Cameras root={root} still={still} />
          <Room />
          <Suspense fallback={null}>
            <Prepared then={<Ready root={root} />}>
              <Gathered>
                <Top />
                <FootprintMarks root={root} />
                <RulerOfScene root={root} />
                <Pieces />
                <Flashes still={still} />
                {children}
                <AllSolids />
                <FootShades />
              </Gathered>
            </Prepared>
          </Suspense>
        </LookContext>
      </Canvas>
      <SettingUp />
      {lost && <LostPicture text={texts.lostPicture.text} onAgain={drawAgain} />}
    </LateBoundary>
  );
}

/** The browser has made nothing that can be drawn into; a scene that breaks in what it made is a bug. */
const noPicture = (cause: unknown): LateFault =>
  new LateFault({ code: 'no-picture', message: texts.noWebgl.text }, { title: texts.noWebgl.title, cause });

/** The match goes on in words, so time has to pass where no picture lets it. */
function TimeUndrawn() {
  const scene = useTheScene();
  const table = useMemo(
    () => ({ advance: (seconds: number) => scene.advance(seconds, () => true), store: scene }),
    [scene],
  );
  return <Clockwork table={table} />;
}

/** Said until the first picture is drawn (styles/hud.css); a moment after the page comes, so that it is read out. */
function SettingUp() {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = texts.loading.table;
  }, []);
  return <output ref={place} className="setting-up" />;
}

/** The light that was chosen, in the detail that the machine can draw, for these eyes; said on the page, too. */
function useLook(root: RefObject<HTMLElement | null>, { level, detail }: Quality): TableLook {
  const { theme, contrast } = useAmbience();
  useEffect(() => {
    if (root.current) Object.assign(root.current.dataset, { light: theme, quality: level });
  }, [root, theme, level]);
  const lamp = useScene(({ scenery }) => lampOver(scenery?.playRadiusM ?? 0));
  const light = useMemo(() => (theme === 'day' ? DAY : nightUnder(lamp)), [theme, lamp]);
  return useMemo(() => ({ light, detail, outlined: contrast === 'more' }), [light, detail, contrast]);
}

/** The scene's own, or a loose one for an onlooker. */
function RulerOfScene({ root }: Pick<TableCanvasProps, 'root'>) {
  const { ruler } = useTheScene();
  if (ruler === undefined) return <LooseRuler root={root} />;
  return ruler && <RulerLine ruler={ruler} root={root} />;
}

const Top = (): ReactNode => useScene(({ scenery }) => scenery?.top);

function Room() {
  const tableM = useScene(({ scenery }) => scenery?.tableM ?? null);
  return tableM !== null && <RoomLook tableM={tableM} />;
}
