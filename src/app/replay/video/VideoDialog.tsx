import { useState } from 'react';
import { Dialog } from '#app/ui/Dialog.tsx';
import { Segments } from '#app/ui/Field.tsx';
import { texts } from '#play/texts.ts';
import { SpeedChoice } from '../SpeedChoice.tsx';
import { useTheViewer, useViewer } from '../ViewerContext.tsx';
import { videoFormat } from './format.ts';
import { MOST_S, secondsOf, takeOfAct, takeOfAll, type Take } from './takes.ts';
import type { Filmed } from './useFilming.ts';

export interface VideoDialogProps {
  /** The moment of the ruling that is being shown, if one is. */
  readonly moment: Take | null;
  readonly onRecord: (filmed: Filmed) => void;
  readonly onClose: () => void;
}

type What = keyof typeof texts.video.takes;
const ORDER = ['action', 'moment', 'match'] as const satisfies readonly What[];

/** The dialog of a video: its part of the match, its speed, and its length. */
export function VideoDialog({ moment, onRecord, onClose }: VideoDialogProps) {
  const { film } = useTheViewer();
  const act = useViewer(({ at }) => at.act);
  const [speed, setSpeed] = useState(useViewer((state) => state.speed));
  const [what, setWhat] = useState<What>(moment ? 'moment' : 'action');
  const takes = { action: takeOfAct(film, act), moment, match: takeOfAll(film) };
  const take = takes[what];
  const format = videoFormat();
  const seconds = take ? secondsOf(film, take, speed) : 0;
  const tooLong = seconds > MOST_S;
  const choices = ORDER.flatMap((value) => (takes[value] ? [{ value, label: texts.video.takes[value] }] : []));
  return (
    <Dialog title={texts.video.open} className="video" onClose={onClose}>
      {!format || !take ? (
        <p className="wrong">{format ? texts.replay.empty : texts.video.cannot}</p>
      ) : (
        <>
          <p className="note">{texts.video.lead}</p>
          <Segments name="take" label={texts.video.what} value={what} choices={choices} onChoose={setWhat} />
          <SpeedChoice speed={speed} onChoose={setSpeed} />
          <output className={tooLong ? 'status wrong' : 'status'}>
            {tooLong ? texts.video.tooLong(seconds, MOST_S) : texts.video.length(seconds)}
          </output>
          <button
            type="button"
            className="button primary"
            disabled={tooLong}
            onClick={() => onRecord({ take, speed, format })}
          >
            {texts.video.make}
          </button>
        </>
      )}
    </Dialog>
  );
}
