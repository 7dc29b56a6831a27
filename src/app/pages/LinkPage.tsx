import { useEffect, useState, type ReactNode } from 'react';
import { isolated } from '#engine/isolated.ts';
import { KeepText } from '../saved/KeepText.tsx';
import { gameOf, type AnyRecording } from '#play/storage/gameFiles.ts';
import { listed, texts } from '#play/texts.ts';
import { Loading, Message } from '../ui/Page.tsx';
import { NewHere } from './LearnFrame.tsx';
import { useModules } from './runtime.ts';
import type { TableModule } from './tableModule.ts';
import { Underway } from './Underway.tsx';
import { useArriving } from './useArriving.ts';
import { late } from '../late/late.ts';
import { saidOf } from '#play/offThread/lateFault.ts';

type Reading =
  | 'under-way'
  /** `told`: how many actions of it everybody may know of. */
  | { readonly recording: AnyRecording; readonly told: number }
  /** A link's contents other than a match, as its game draws them. */
  | { readonly drawn: ReactNode }
  /** `readable`: the text of a match that is not played here, but can be read. */
  | { readonly refused: string; readonly readable: string | null };

/** The contents of the link in the address: told before anything is done with them. */
export function LinkPage({ packed }: { readonly packed: string }) {
  const reading = useReading(packed);
  if (reading === 'under-way') return <Loading text={texts.sharing.opening} />;
  if ('drawn' in reading) return reading.drawn;
  if ('recording' in reading) return <SentMatch recording={reading.recording} told={reading.told} />;
  const { refused, readable } = reading;
  return (
    <Message
      title={texts.sharing.title}
      text={texts.sharing.refused(refused)}
      more={readable === null ? undefined : <KeepText text={readable} />}
    />
  );
}

function useReading(packed: string): Reading {
  const modules = useModules();
  const [last, setLast] = useState<{ readonly packed: string; readonly reading: Reading } | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = (reading: Reading): void => {
      if (wanted) setLast({ packed, reading });
    };
    void read(modules, packed).then(tell);
    return () => {
      wanted = false;
    };
  }, [modules, packed]);
  return last?.packed === packed ? last.reading : 'under-way';
}

async function read(modules: readonly TableModule[], packed: string): Promise<Reading> {
  try {
    const { readableIn, readLink } = await late(() => import('#play/sharing/readLink.ts'));
    const sent = await readLink(modules, packed);
    if (!sent.ok) return { refused: sent.fault.message, readable: await readableIn(modules, packed, sent.fault) };
    if (sent.value.kind === 'match') {
      const { recording } = sent.value;
      const { recordedToTell } = await gameOf(modules, recording).files();
      return { recording, told: recordedToTell?.(recording.log) ?? recording.log.length };
    }
    const { game, text } = sent.value;
    const drawn = await drawerOf(modules, game)(text, packed);
    return drawn.ok ? { drawn: drawn.value } : { refused: drawn.fault.message, readable: null };
  } catch (error) {
    return { refused: saidOf(error), readable: null };
  }
}

/**
 * Drawn by the game that the text names, else by the first that reads such texts, which says what is wrong with them.
 */
function drawerOf(modules: readonly TableModule[], game: unknown): NonNullable<TableModule['sent']> {
  const drawing = modules.flatMap(({ id, sent }) => (sent === undefined ? [] : [{ id, sent }]));
  const { sent } = drawing.find(({ id }) => id === game) ?? drawing[0] ?? {};
  if (sent === undefined) throw new Error('no game of this page reads positions');
  return sent;
}

function SentMatch({ recording, told }: { readonly recording: AnyRecording; readonly told: number }) {
  const { arriving, receive, stop } = useArriving();
  const { header } = recording;
  const going = arriving.stage === 'replayed';
  const game = gameOf(useModules(), recording);
  const watched = told > 0;
  return (
    <Message
      title={texts.sharing.aMatch(game.name)}
      text={texts.sharing.matchOf(listed(header.seats.map(({ name }) => isolated(name))), told)}
    >
      <p className="note">{watched ? texts.sharing.openNote : texts.sharing.keptNote}</p>
      <div className="row">
        {watched && (
          <button type="button" className="button primary" disabled={going} onClick={() => receive(recording, 'watch')}>
            {texts.sharing.watch}
          </button>
        )}
        <button
          type="button"
          className={`button ${watched ? '' : 'primary'}`}
          disabled={going}
          onClick={() => receive(recording, 'match')}
        >
          {texts.sharing.open}
        </button>
      </div>
      <Underway arriving={arriving} onStop={stop} />
      <NewHere name={game.name} card={game.card} />
    </Message>
  );
}
