import { useState } from 'react';
import { texts } from '#play/texts.ts';
import { Button } from '#app/ui/Button.tsx';
import { askForNotices, noticeState, type NoticeHost } from './notices.ts';

/** Notices of one's turn: nobody is asked for them but by a press, and where there are none it says so. */
export function TellMe() {
  const [state, setState] = useState(() => noticeState(window as NoticeHost));
  if (state === 'default')
    return (
      <Button look="quiet" onClick={() => void askForNotices(window as NoticeHost).then(setState)}>
        {texts.rooms.tellMe}
      </Button>
    );
  const { tellMeOn, tellMeDenied, plainHttp } = texts.rooms;
  return (
    <p className="note">{{ granted: tellMeOn, denied: tellMeDenied, none: tellMeDenied, plain: plainHttp }[state]}</p>
  );
}
