import { useState } from 'react';
import { shortened } from '#engine/files/shortened.ts';
import type { OwnDie } from '#engine/ownDie/schema.ts';
import { ownDieIn, withDie } from '#games/truck-off/ownDice.ts';
import { SIDES, type Sides } from '#games/truck-off/ids.ts';
import { jsonOfFile } from '#play/storage/textOfFile.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import type { Draft } from '#play/truck-off/form/draft.ts';
import { ownDiceTold } from '#play/truck-off/say/ownDice.ts';
import { ownDie } from '#play/truck-off/texts/ownDie.ts';
import { fault, type Result } from '#sim/result.ts';
import { late } from '#app/late/late.ts';
import { Button } from '#app/ui/Button.tsx';
import { FilePicker } from '#app/ui/FilePicker.tsx';
import { DiePicture } from './DiePicture.tsx';

interface OwnDiceFieldProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

const MESH = /\.(?:stl|obj)$/i;

/** Takes a body's file in the place of a die, and shows what has been taken. */
export function OwnDiceField({ draft, onDraft }: OwnDiceFieldProps) {
  const [sides, setSides] = useState<Sides>(6);
  const [refused, setRefused] = useState<string | null>(null);
  const { dice = {}, ...others } = draft.options;
  const take = async (file: File): Promise<void> => {
    const read = await readDie(file, sides);
    setRefused(read.ok ? null : ownDie.refused(shortened(file.name), read.fault.message));
    if (read.ok) put(sides, read.value);
  };
  const put = (place: Sides, die: OwnDie | null): void => {
    const next = withDie(dice, place, die);
    onDraft({ ...draft, options: Object.keys(next).length === 0 ? others : { ...others, dice: next } });
  };
  return (
    <>
      <p className="note">{ownDie.note}</p>
      <div className="row">
        <label className="labelled">
          <span>{ownDie.place}</span>
          <select
            className="select-field"
            value={sides}
            onChange={({ target }) => setSides(SIDES.find((one) => String(one) === target.value) ?? sides)}
          >
            {SIDES.map((one) => (
              <option key={one} value={one}>{`d${one}`}</option>
            ))}
          </select>
        </label>
        <FilePicker
          label={ownDie.choose}
          accept="application/json,.json,.stl,.obj"
          onPick={(file) => void take(file)}
        />
        <a className="button quiet" href="#/lab/rest">
          {ownDie.toLab}
        </a>
      </div>
      <div role="alert">{refused !== null && <p className="wrong">{refused}</p>}</div>
      <ul className="own-dice">
        {ownDiceTold(dice).map(({ sides: of, label, words }) => {
          const made = ownDieIn({ dice }, of);
          return (
            <li key={of} className="row">
              {made !== null && <DiePicture spec={made.spec} />}
              <span>
                {label}: {words}
              </span>
              <Button look="quiet" onClick={() => put(of, null)}>
                {ownDie.remove(`d${of}`)}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** With the lab's reader, which few need. */
async function readDie(file: File, sides: Sides): Promise<Result<OwnDie>> {
  if (MESH.test(file.name)) return fault('mesh', ownDie.mesh);
  try {
    const { readOwnDie } = await late(() => import('#lab/rolls/readOwnDie.ts'));
    const json = await jsonOfFile(file);
    return json.ok ? readOwnDie(json.value, sides) : json;
  } catch (error) {
    return fault('not-loaded', saidOf(error));
  }
}
