import { useState } from 'react';
import { playersTexts } from '#play/texts/players.ts';
import { HandedOut, useHandingOut } from '#app/frame/handing.tsx';
import { textFile } from '#app/storage/handOut.ts';
import { Button } from '#app/ui/Button.tsx';
import { Tick } from '#app/ui/Field.tsx';
import { FilePicker } from '#app/ui/FilePicker.tsx';
import { pathOf } from '../rooms/roomPath.ts';
import { useOwnKey } from './useOwnKey.ts';

/** The key by which this browser's player is known: made, opened from its file, and deleted. */
export function OwnKeyPart() {
  const own = useOwnKey();
  const out = useHandingOut();
  const [wrong, setWrong] = useState('');
  const { player, why } = own;
  if (player === undefined) return null;
  const make = async (withFile: boolean): Promise<void> => {
    const file = await own.make(withFile);
    if (file !== null) out.give(textFile(FILE, file));
  };
  const open = async (file: File): Promise<void> =>
    setWrong((await own.openFile(await file.text())) ? '' : playersTexts.badFile);
  const forget = async (): Promise<void> => {
    const gone = await own.forget();
    setWrong(gone.ok ? '' : playersTexts.deleteFailed(gone.fault.message));
  };
  return (
    <section className="field-set">
      <h2>{playersTexts.key}</h2>
      {why !== null && <p className="wrong">{why === 'plain-http' ? playersTexts.plainHttp : playersTexts.noKeys}</p>}
      {why === null && player === null && <NoKeyYet make={make} />}
      {why === null && player !== null && <Kept player={player} forget={forget} />}
      {why === null && <FilePicker label={playersTexts.openFile} onPick={(file) => void open(file)} />}
      {wrong !== '' && (
        <p role="alert" className="wrong">
          {wrong}
        </p>
      )}
      <HandedOut out={out} />
    </section>
  );
}

const FILE = 'tumbletop-key.json';

function NoKeyYet({ make }: { readonly make: (withFile: boolean) => Promise<void> }) {
  const [withFile, setWithFile] = useState(false);
  return (
    <>
      <p className="note">{playersTexts.keyNote}</p>
      <Tick label={playersTexts.alsoFile} note={playersTexts.alsoFileNote} checked={withFile} onTick={setWithFile} />
      <Button look="primary" onClick={() => void make(withFile)}>
        {playersTexts.makeKey}
      </Button>
    </>
  );
}

function Kept({ player, forget }: { readonly player: string; readonly forget: () => Promise<void> }) {
  const [sure, setSure] = useState(false);
  return (
    <>
      <p>
        {playersTexts.yours} <a href={`#${pathOf({ at: 'players', game: null, player })}`}>{playersTexts.toYours}</a>
      </p>
      <p className="note">{playersTexts.deleteNote}</p>
      <Button look="quiet" onClick={() => (sure ? void forget() : setSure(true))}>
        {sure ? playersTexts.deleteSure : playersTexts.deleteKey}
      </Button>
    </>
  );
}
