import { useEffect, useState } from 'react';
import { ownValue } from '../../engine/files/ownValue.ts';
import { isolated } from '../../engine/isolated.ts';
import type { Surface } from '../../sim/layout.ts';
import { plainly } from '../tables/traction/bench/plainly.ts';
import { agreeOn } from '../session/plans.ts';
import { Loading } from '../ui/Loading.tsx';
import { Message } from '../ui/Message.tsx';
import { goTo, makeRoute } from '../ui/route.ts';
import { Underway } from './Underway.tsx';
import { useArriving } from './useArriving.ts';
import { KeepText } from '../saved/KeepText.tsx';
import { GAME_NAMES, gameOf, type AnyRecording } from '../storage/gameFiles.ts';
import { listed, texts } from '../texts.ts';
import { gameTexts as tractionTexts } from '../tables/traction/texts.ts';
import { nobodyToBeat, planFrom } from '../tables/traction/sharing/planFrom.ts';
import type { Sent, SentPosition as Position } from '../sharing/readLink.ts';

/** `readable`: the text of a match that is not played here, but can be read. */
type Reading = 'under-way' | { readonly sent: Sent } | { readonly refused: string; readonly readable: string | null };

/** What came in the address: told before anything is done with it. */
export function LinkPage({ packed }: { readonly packed: string }) {
  const reading = useReading(packed);
  if (reading === 'under-way') return <Loading text={texts.sharing.opening} />;
  if ('refused' in reading) {
    const { refused, readable } = reading;
    return (
      <Message
        title={texts.sharing.title}
        text={texts.sharing.refused(refused)}
        more={readable === null ? undefined : <KeepText text={readable} />}
      />
    );
  }
  const { sent } = reading;
  return sent.kind === 'match' ? (
    <SentMatch recording={sent.recording} />
  ) : (
    <SentPosition sent={sent} packed={packed} />
  );
}

function useReading(packed: string): Reading {
  const [last, setLast] = useState<{ readonly packed: string; readonly reading: Reading } | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = (reading: Reading): void => {
      if (wanted) setLast({ packed, reading });
    };
    void read(packed).then(tell);
    return () => {
      wanted = false;
    };
  }, [packed]);
  return last?.packed === packed ? last.reading : 'under-way';
}

async function read(packed: string): Promise<Reading> {
  try {
    const { readableIn, readLink } = await import('../sharing/readLink.ts');
    const sent = await readLink(packed);
    return sent.ok
      ? { sent: sent.value }
      : { refused: sent.fault.message, readable: await readableIn(packed, sent.fault) };
  } catch {
    return { refused: texts.files.unreadable, readable: null }; // a part of the page could not be loaded
  }
}

function SentMatch({ recording }: { readonly recording: AnyRecording }) {
  const { arriving, receive, stop } = useArriving();
  const { header, log } = recording;
  const going = arriving.stage === 'replayed';
  const game = gameOf(recording);
  const watched = log.length > 0;
  return (
    <Message
      title={texts.sharing.aMatch(GAME_NAMES[game])}
      text={texts.sharing.matchOf(listed(header.seats.map(({ name }) => isolated(name))), log.length)}
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
      {game === 'traction' && <NewHere />}
    </Message>
  );
}

/** Whoever got a link may never have heard of the game. */
const NewHere = () => (
  <p className="note">
    {tractionTexts.sharing.newHere} <a href={makeRoute({ page: 'drills' })}>{tractionTexts.sharing.learn}</a>
  </p>
);

const surfaceName = ({ id, friction }: Surface): string =>
  (ownValue(tractionTexts.surfaces, id) ?? tractionTexts.sharing.customSurface(friction)).toLowerCase();

function SentPosition({ sent: { scenario, trouble }, packed }: { readonly sent: Position; readonly packed: string }) {
  const { title, pieces, surface } = scenario;
  const why =
    trouble !== null
      ? texts.sharing.cannotStand(plainly(trouble))
      : nobodyToBeat(scenario)
        ? texts.sharing.nobodyToBeat
        : null;
  return (
    <Message
      title={title === '' ? texts.sharing.aPosition(tractionTexts.card.name) : isolated(title)}
      text={tractionTexts.sharing.positionOf(pieces.length, surfaceName(surface))}
    >
      {why !== null && <p className="wrong">{why}</p>}
      <div className="row">
        {why === null && (
          <button
            type="button"
            className="button primary"
            onClick={() => goTo({ page: 'match', id: agreeOn(planFrom(scenario)) })}
          >
            {texts.sharing.play}
          </button>
        )}
        <a className={`button ${why === null ? '' : 'primary'}`} href={makeRoute({ page: 'bench', packed })}>
          {texts.sharing.edit}
        </a>
      </div>
      <NewHere />
    </Message>
  );
}
