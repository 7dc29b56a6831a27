import { isWhole } from '#engine/seen.ts';
import { useEffect } from 'react';
import { HANDS_ALLOWED, type HandsAllowed } from '#games/traction/options.ts';
import { agreeOn } from '#play/session/plans.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { goInstead } from '#app/ui/useRoute.ts';
import type { Plan } from '#play/traction/form/draft.ts';
import { useMatch, useSession, useTheSession } from '../useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';

/** Asks once, before the first turn of a first match, whose hands shall play. */
export function StakesPrompt() {
  const match = useMatch();
  const asked = useSettings((settings) => settings.playedAs === 'unasked');
  const looksOn = useSession(({ spectating }) => spectating);
  const change = useChange();
  const asks = asked && !looksOn && match.log.length === 0;
  const { bots } = useTheSession();
  useEffect(() => {
    if (!asks) return undefined;
    bots?.pause(true); // a computer that moved would take the question away
    return () => void bots?.pause(false);
  }, [asks, bots]);
  if (!asks || !isWhole(match)) return null; // elsewhere it is agreed on before
  const choose = (hands: HandsAllowed): void => {
    change({ playedAs: hands });
    if (hands === 'any') return;
    const { seats, setup, seed, rules } = match.header;
    const plan: Plan = {
      match: { seats, setup: { ...setup, options: { ...setup.options, hands } }, seed, rules },
      handMode: hands === 'free' ? 'free' : 'assisted',
    };
    goInstead({ page: 'match', id: agreeOn('traction', plan) });
  };
  return (
    <section className="panel prompt stakes" aria-labelledby="stakes-title">
      <h2 id="stakes-title">{gameTexts.stakes.title}</h2>
      <ul className="stakes-choices">
        {HANDS_ALLOWED.map((hands) => (
          <li key={hands}>
            <button
              type="button"
              className={hands === 'any' ? 'button primary' : 'button'}
              onClick={() => choose(hands)}
            >
              {gameTexts.stakes.choices[hands]}
            </button>
            <p className="note">{gameTexts.stakes.notes[hands]}</p>
          </li>
        ))}
      </ul>
      <p className="note">{gameTexts.stakes.lead}</p>
    </section>
  );
}
