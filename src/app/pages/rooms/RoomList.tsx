import { useState } from 'react';
import { codeTyped } from '#online/protocol/codes.ts';
import { makeRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { useModules } from '../runtime.ts';
import { Button } from '#app/ui/Button.tsx';
import { Page } from '#app/ui/Page.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import type { KeptRooms } from './keptRooms.ts';
import { pathOf } from './roomPath.ts';

/** The rooms that this browser has been in, and a field for another one's code. */
export function RoomList({ kept }: { readonly kept: KeptRooms }) {
  const modules = useModules();
  const [rooms, setRooms] = useState(kept.rooms);
  const forget = (code: string): void => {
    kept.forget(code);
    setRooms(kept.rooms);
  };
  return (
    <Page title={texts.rooms.list} className="rooms">
      <a className="note" href={makeRoute({ page: 'start' })}>
        {texts.backToStart}
      </a>
      <h1>{texts.rooms.list}</h1>
      <CodeField />
      {rooms.length === 0 && <p className="note">{texts.rooms.none}</p>}
      <ul className="room-list">
        {rooms.map(({ code, game }) => (
          <li key={code} className="row">
            <a className="button" href={`#${pathOf({ at: 'room', code, looking: false })}`}>
              <span translate="no">{code}</span> {modules.find(({ id }) => id === game)?.name ?? ''}
            </a>
            <Button look="quiet" onClick={() => forget(code)}>
              {texts.rooms.forget}
            </Button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

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
      <div role="alert">{wrong && <p className="wrong">{texts.rooms.badCode}</p>}</div>
    </form>
  );
}
