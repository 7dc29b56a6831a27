import { dayFilm, dayTable } from '#play/sharing/dayTable.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { DayFrame, type OpenDayProps } from './DayFrame.tsx';
import { DayGround } from './DayGround.tsx';

/** A walk of the day: done at its game's table, where it is entered, too. */
export function WalkedDay(props: OpenDayProps) {
  const { daily, day, done, list } = props;
  return (
    <DayFrame
      {...props}
      renderWays={({ at, name }) => (
        <>
          <a className="button quiet" href={dayFilm(day, at)} aria-label={dailyTexts.watchWalk(name)}>
            {dailyTexts.watchShort}
          </a>
          <a className="button quiet" href={dayTable(at)} aria-label={dailyTexts.goOnFrom(name)}>
            {dailyTexts.goOn}
          </a>
        </>
      )}
    >
      <DayGround ground={daily.groundOf(day)} frame={null} way={[]} isTry={false} />
      <div>
        {done !== null && <p>{done.said}</p>}
        <p className="row">
          <a className="button primary" href={dayTable(null)}>
            {dailyTexts.toTable}
          </a>
        </p>
        <p className="note">{dailyTexts.bestFound}</p>
        {list === null && <p className="note">{dailyTexts.noServer}</p>}
      </div>
    </DayFrame>
  );
}
