import { room as roomTexts } from '#play/texts/room.ts';
import { useState } from 'react';
import { Button } from '#app/ui/Button.tsx';
import { askForNotices, noticeState, type NoticeHost } from './notices.ts';

/** Notices of one's turn: nobody is asked for them but by a press, and where there are none it says so. */
export function TellMe() {
  const [state, setState] = useState(() => noticeState(window as NoticeHost));
  if (state === 'default')
    return (
      <Button look="quiet" onClick={() => void askForNotices(window as NoticeHost).then(setState)}>
        {roomTexts.tellMe}
      </Button>
    );
  const { tellMeOn, tellMeDenied, plainHttp } = roomTexts;
  return (
    <p className="note">{{ granted: tellMeOn, denied: tellMeDenied, none: tellMeDenied, plain: plainHttp }[state]}</p>
  );
}
