import '#app/styles/figures.css';
import { useEffect, useState, type ReactNode } from 'react';
import { isolated } from '#engine/isolated.ts';
import { laddersAt, playerAt } from '#online/client/rated.ts';
import type { Ladders, PlayerSeen, RatedMatch, Standing } from '#online/protocol/rated.ts';
import { levelOf } from '#online/protocol/signing.ts';
import { makeRoute } from '#play/route.ts';
import { playersTexts } from '#play/texts/players.ts';
import { listed, texts } from '#play/texts.ts';
import type { Result } from '#sim/result.ts';
import { ColumnHeads } from '#app/ui/ColumnHeads.tsx';
import { Loading, Page } from '#app/ui/Page.tsx';
import { useModules } from '../runtime.ts';
import { pathOf } from '../rooms/roomPath.ts';
import { addressOf } from '../rooms/serverHere.ts';
import { OwnKeyPart } from './OwnKeyPart.tsx';

interface PlayersPageProps {
  /** Null: of the first game. */
  readonly game: string | null;
  /** One of them alone; null: the lists. */
  readonly player: string | null;
}

/** Players by their ratings, or one of them. */
export function PlayersPage({ game, player }: PlayersPageProps) {
  const modules = useModules();
  if (player !== null) return <OnePlayer key={player} player={player} />;
  const of = modules.find(({ id }) => id === game) ?? modules[0];
  return (
    <Page title={playersTexts.title} className="rooms">
      <a className="note" href={makeRoute({ page: 'start' })}>
        {texts.backToStart}
      </a>
      <h1>{playersTexts.title}</h1>
      <p className="lead">{playersTexts.lead}</p>
      <nav className="row players-games" aria-label={playersTexts.pick}>
        {modules.map(({ id, name }) => (
          <a
            key={id}
            className="button quiet"
            aria-current={id === of?.id ? 'page' : undefined}
            href={`#${pathOf({ at: 'players', game: id, player: null })}`}
          >
            {name}
          </a>
        ))}
      </nav>
      {of !== undefined && <LaddersOf key={of.id} game={of.id} />}
      <OwnKeyPart />
    </Page>
  );
}

/** An answer of the server; null while it comes. */
function useAsked<V>(ask: () => Promise<Result<V>>): Result<V> | null {
  const [answer, setAnswer] = useState<Result<V> | null>(null);
  const [asked] = useState(() => ask);
  useEffect(() => {
    let here = true;
    void asked().then((came) => here && setAnswer(came));
    return () => void (here = false);
  }, [asked]);
  return answer;
}

function LaddersOf({ game }: { readonly game: string }) {
  const answer = useAsked(async () => laddersAt(addressOf(`ratings/${game}`)));
  if (answer === null) return <p className="note">…</p>;
  if (!answer.ok) return <p className="wrong">{answer.fault.message}</p>;
  const { ladders } = answer.value;
  if (ladders.length === 0) return <p className="note">{playersTexts.none}</p>;
  return (
    <>
      {ladders.map((ladder) => (
        <LadderTable key={`${ladder.rules} ${ladder.hand}`} ladder={ladder} />
      ))}
      <p className="note">{playersTexts.provisionalNote}</p>
    </>
  );
}

function LadderTable({ ladder }: { readonly ladder: Ladders['ladders'][number] }) {
  const { best, players, rules, hand } = ladder;
  const { columns } = playersTexts;
  return (
    <>
      <table className="figures">
        <caption>{playersTexts.ladder(rules, hand)}</caption>
        <ColumnHeads of={Object.values(columns)} />
        <tbody>
          {best.map((one, i) => (
            <tr key={one.player}>
              <td>{one.provisional ? playersTexts.provisional : i + 1}</td>
              <th scope="row">
                <PlayerLink {...one} />
              </th>
              <Figures {...one} />
            </tr>
          ))}
        </tbody>
      </table>
      {players > best.length && <p className="note">{playersTexts.more(players - best.length)}</p>}
    </>
  );
}

const Figures = ({ rating, deviation, matches, won }: Standing) => (
  <>
    <td>{playersTexts.rating(rating, deviation)}</td>
    <td>{matches}</td>
    <td>{won}</td>
  </>
);

type Named = Pick<Standing, 'player' | 'name'>;

function nameOf({ player, name }: Named): string {
  const level = levelOf(player);
  return level === null ? (name ?? playersTexts.deleted) : playersTexts.computer(level);
}

/** Two players may have one name: a piece of the key tells them apart. */
const PIECE = 4;

function PlayerLink(one: Named) {
  const isPerson = levelOf(one.player) === null;
  if (isPerson && one.name === null) return <>{playersTexts.deleted}</>;
  return (
    <>
      <a href={`#${pathOf({ at: 'players', game: null, player: one.player })}`}>{isolated(nameOf(one))}</a>
      {isPerson && (
        <span className="note" translate="no">
          {' '}
          {one.player.slice(0, PIECE)}
        </span>
      )}
    </>
  );
}

function OnePlayer({ player }: { readonly player: string }) {
  const answer = useAsked(async () => playerAt(addressOf(`ratings/player/${player}`)));
  if (answer === null) return <Loading />;
  const back = (
    <a className="note" href={`#${pathOf({ at: 'players', game: null, player: null })}`}>
      {playersTexts.toPlayers}
    </a>
  );
  if (!answer.ok)
    return (
      <Page title={playersTexts.title} className="rooms">
        {back}
        <h1>{playersTexts.title}</h1>
        <p>{answer.fault.code === 'no-player' ? playersTexts.unknown : answer.fault.message}</p>
      </Page>
    );
  return <Seen seen={answer.value} back={back} />;
}

function Seen({ seen, back }: { readonly seen: PlayerSeen; readonly back: ReactNode }) {
  const names = useModules();
  const called = (game: string): string => names.find(({ id }) => id === game)?.name ?? game;
  const name = nameOf(seen);
  const { columns } = playersTexts;
  return (
    <Page title={name} className="rooms">
      {back}
      <h1>{isolated(name)}</h1>
      <table className="figures">
        <ColumnHeads of={[playersTexts.pick, columns.rating, columns.matches, columns.won]} />
        <tbody>
          {seen.standings.map((one) => (
            <tr key={`${one.game} ${one.rules} ${one.hand}`}>
              <th scope="row">
                {called(one.game)} <span className="note">{playersTexts.ladder(one.rules, one.hand)}</span>
              </th>
              <Figures {...one} />
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{playersTexts.matches}</h2>
      <ol className="room-seats">
        {seen.matches.map((match) => (
          <MatchLine key={`${match.code} ${match.at}`} match={match} own={seen.player} game={called(match.game)} />
        ))}
      </ol>
    </Page>
  );
}

interface MatchLineProps {
  readonly match: RatedMatch;
  readonly own: string;
  readonly game: string;
}

function MatchLine({ match, own, game }: MatchLineProps) {
  const { players, code, at, before, after } = match;
  const won = players.some((one) => one.player === own && one.won);
  const others = players.filter(({ player }) => player !== own).map((one) => isolated(nameOf(one)));
  return (
    <li className="row">
      <span className="room-seat">
        {game} · {playersTexts.match(won, listed(others))} · {playersTexts.change(before, after)} ·{' '}
        <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleDateString()}</time>
      </span>
      <a
        className="button quiet"
        aria-label={playersTexts.watch(code)}
        href={`#${pathOf({ at: 'room', code, looking: true })}`}
      >
        {code}
      </a>
    </li>
  );
}
