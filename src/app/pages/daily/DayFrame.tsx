import { useCallback, type ReactNode } from 'react';
import type { DayList, Ranked } from '#online/protocol/daily.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { texts } from '#play/texts.ts';
import { LinkField } from '#app/sharing/LinkField.tsx';
import { SharedPicture } from '#app/sharing/TablePicture.tsx';
import { Page } from '#app/ui/Page.tsx';
import { pathOf } from '../rooms/roomPath.ts';
import { Best } from './Best.tsx';
import { groundPicture } from './groundPicture.ts';
import type { DoneDay, KeptDays } from './keptDays.ts';
import type { OfDay } from './result.ts';

/** A game's challenge of one day, as its page has it. */
export interface OpenDayProps extends OfDay {
  readonly game: string;
  readonly kept: KeptDays;
  /** Null: nothing is entered yet. */
  readonly done: DoneDay | null;
  /** Null: no server answers. */
  readonly list: DayList | null;
  readonly load: () => void;
}

interface DayFrameProps extends OpenDayProps {
  /** The ground and everything that is done there. */
  readonly children: ReactNode;
  /** The ways on from an entry of the list. */
  readonly renderWays: (entry: Ranked) => ReactNode;
}

export function DayFrame({ game, name, daily, day, done, list, children, renderWays }: DayFrameProps) {
  const draw = useCallback(() => groundPicture(daily.groundOf(day)), [daily, day]);
  return (
    <Page title={dailyTexts.of(name)} className="daily">
      <a className="note" href={`#${pathOf({ at: 'day', game: null })}`}>
        {dailyTexts.title}
      </a>
      <h1>{dailyTexts.of(name)}</h1>
      <p className="note">{dailyTexts.day(day)}</p>
      <p className="lead">{daily.wordsOf(day)}</p>
      <div className="day-both">{children}</div>
      {done !== null && (
        <>
          <LinkField title={dailyTexts.title} link={done.shared} label={dailyTexts.share} />
          <SharedPicture
            game={`${game}-day`}
            draw={draw}
            title={`${name}, ${day}`}
            note={`${done.marks} ${done.said}`}
            product={texts.product}
            colour={null}
          />
        </>
      )}
      {list !== null && <Best list={list} renderWays={renderWays} />}
    </Page>
  );
}
