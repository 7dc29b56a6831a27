import '../styles/saved.css';
import { useCallback, useState } from 'react';
import { withSeen } from '#engine/hidden.ts';
import { isolated } from '#engine/isolated.ts';
import type { ToldAction } from '#engine/matchFile/matchText.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { ExportMatch } from '../frame/ExportMatch.tsx';
import { SeatBadge } from '../ui/SeatBadge.tsx';
import { Opens } from './Opens.tsx';
import { Page } from '../ui/Page.tsx';
import { makeRoute } from '#play/route.ts';
import type { ToldMatch } from '#play/storage/readAnyMatch.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { gameCalled, type KnownGame } from '#play/storage/gameFiles.ts';
import { capitalised, listed, texts } from '#play/texts.ts';

/** So many at once are drawn without a pause; a button draws the rest (house value). */
const SHOWN_AT_ONCE = 500;

/** A saved match as text: for one that is not played here any more. */
export function ReadPage({ id }: { readonly id: string }) {
  const library = useTheLibrary();
  const open = useCallback(() => library.tell(id), [library, id]);
  return <Opens open={open}>{(told) => <Told id={id} told={told} />}</Opens>;
}

const nameOf = ({ name }: SeatInfo): string => isolated(withSeen(name));

function Told({ id, told }: { readonly id: string; readonly told: ToldMatch }) {
  const library = useTheLibrary();
  const { seats, actions } = told;
  const game = gameCalled(library.games, told.game);
  const called = texts.saved.matchOf(listed(seats.map(nameOf)));
  const why = whyNotPlayed(told, game);
  const done = <Actions actions={actions} seats={seats} />;
  return (
    <Page title={capitalised(texts.reading.title(called))} className="read">
      <header>
        <p className="brand">{game.name}</p>
        <h1>{capitalised(called)}</h1>
        {why !== null && <p>{why}</p>}
        <p className="note">
          {texts.reading.asWritten} {game.hasSecrets === true && texts.reading.secrets}
        </p>
      </header>
      <section aria-label={texts.reading.players}>
        <ul className="read-players">
          {seats.map((seat, i) => (
            <li key={`${i} ${seat.colour}`}>
              <SeatBadge colour={seat.colour} steadiness={seat.steadiness ?? 'usual'} small />{' '}
              <bdi translate="no">{nameOf(seat)}</bdi>
            </li>
          ))}
        </ul>
      </section>
      {game.hasSecrets === true ? (
        <details>
          <summary>{texts.reading.showSecrets}</summary>
          {done}
        </details>
      ) : (
        done
      )}
      <div className="row">
        <a className="button primary" href={makeRoute({ page: 'start' })}>
          {texts.backToStart}
        </a>
        <ExportMatch
          label={texts.saved.exportFile}
          name={texts.saved.exportMatch(called)}
          game={game.id}
          file={() => library.textOf(id)}
        />
      </div>
    </Page>
  );
}

function whyNotPlayed({ rulesVersion, build }: ToldMatch, game: KnownGame): string | null {
  if (rulesVersion !== game.rulesVersion) return texts.reading.byRules(rulesVersion, game.rulesVersion);
  return build === PHYSICS_BUILD ? null : texts.reading.onBuild;
}

function Actions({ actions, seats }: { readonly actions: readonly ToldAction[]; readonly seats: readonly SeatInfo[] }) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const left = actions.length - shown;
  return (
    <section className="read-actions">
      <p>{texts.reading.actions(actions.length)}</p>
      <ol>
        {actions.slice(0, shown).map((action, i) => (
          // An action has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <Action key={i} action={action} seats={seats} />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" className="button" onClick={() => setShown(actions.length)}>
          {texts.reading.more(left)}
        </button>
      )}
    </section>
  );
}

function Action({
  action: { seat, words, rulings },
  seats,
}: {
  readonly action: ToldAction;
  readonly seats: readonly SeatInfo[];
}) {
  const whose = seat === null ? undefined : seats[seat];
  return (
    <li>
      {whose !== undefined && (
        <>
          <bdi translate="no">{nameOf(whose)}</bdi>:{' '}
        </>
      )}
      <code translate="no">{words}</code>
      {rulings.length > 0 && (
        <ul>
          {rulings.map(({ clause, text }, i) => (
            // Nor has a ruling.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>{texts.reading.ruling(clause, withSeen(text))}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
