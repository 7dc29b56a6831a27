import { useState } from 'react';
import { codeTyped } from '#online/protocol/codes.ts';
import { makeRoute } from '#play/route.ts';
import { playersTexts } from '#play/texts/players.ts';
import { texts } from '#play/texts.ts';
import { Page } from '#app/ui/Page.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import { KeptRooms } from './keptRooms.ts';
import { MyRooms } from './MyRooms.tsx';
import { pathOf } from './roomPath.ts';

/** The rooms that this browser has been in, and a field for another one's code. */
export const RoomList = ({ kept }: { readonly kept: KeptRooms }) => (
  <Page title={texts.rooms.list} className="rooms">
    <a className="note" href={makeRoute({ page: 'start' })}>
      {texts.backToStart}
    </a>
    <h1>{texts.rooms.list}</h1>
    <CodeField />
    <PlayersLink />
    {kept.rooms.length === 0 ? <p className="note">{texts.rooms.none}</p> : <MyRooms kept={kept} />}
  </Page>
);

/** The same as a part of the start page. */
export function RoomsSection() {
  const [kept] = useState(() => new KeptRooms(() => window.localStorage));
  return (
    <section className="rooms-section" aria-labelledby="rooms-title">
      <h2 id="rooms-title">{texts.rooms.list}</h2>
      {kept.rooms.length > 0 && <MyRooms kept={kept} />}
      <CodeField />
      <PlayersLink />
    </section>
  );
}

const PlayersLink = () => (
  <a className="note" href={`#${pathOf({ at: 'players', game: null, player: null })}`}>
    {playersTexts.toPlayers}
  </a>
);

function CodeField() {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        const code = codeTyped(typed);
        if (code === null) setWrong(true);
        else goTo({ page: 'own', path: pathOf({ at: 'room', code, looking: false }) });
      }}
    >
      <label className="room-field">
        <span>{texts.rooms.enter}</span>
        <input
          className="text-field"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
      </label>
      <button type="submit" className="button primary">
        {texts.rooms.go}
      </button>
      {wrong && (
        <p role="alert" className="wrong">
          {texts.rooms.badCode}
        </p>
      )}
    </form>
  );
}
