import { ownValue } from '#engine/files/ownValue.ts';
import { isolated } from '#engine/isolated.ts';
import type { Surface } from '#sim/layout.ts';
import { NewHere } from '#app/pages/LearnFrame.tsx';
import { agreeOn } from '#play/session/plans.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { Message } from '#app/ui/Page.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import { plainly } from '#play/traction/editor/plainly.ts';
import type { TableModule } from '#app/pages/tableModule.ts';
import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import { planFrom, whyNoMatch } from '#play/traction/sharing/planFrom.ts';
import type { Sent } from '#play/traction/sharing/readPosition.ts';
import { Button } from '#app/ui/Button.tsx';

const surfaceName = ({ id, friction }: Surface): string =>
  (ownValue(gameTexts.surfaces, id) ?? gameTexts.sharing.customSurface(friction)).toLowerCase();

/** A position that came in the address: to be played from, or changed in the editor. */
export function SentPosition({
  sent: { scenario, trouble },
  packed,
  game: { name, card },
}: {
  readonly sent: Sent;
  readonly packed: string;
  readonly game: Pick<TableModule, 'name' | 'card'>;
}) {
  const { title, pieces, surface } = scenario;
  const why = trouble === null ? whyNoMatch(scenario) : texts.sharing.cannotStand(plainly(trouble));
  return (
    <Message
      title={title === '' ? texts.sharing.aPosition(gameTexts.card.name) : isolated(title)}
      text={gameTexts.sharing.positionOf(pieces.length, surfaceName(surface))}
    >
      {why !== null && <p className="wrong">{why}</p>}
      <div className="row">
        {why === null && (
          <Button look="primary" onClick={() => goTo({ page: 'match', id: agreeOn('traction', planFrom(scenario)) })}>
            {texts.sharing.play}
          </Button>
        )}
        {why === null && (
          <a className="button" href={makeOwnRoute({ page: 'practice', packed, hands: 'any', back: null })}>
            {texts.practice.from}
          </a>
        )}
        <a
          className={`button ${why === null ? '' : 'primary'}`}
          href={makeOwnRoute({ page: 'editor', packed, back: null })}
        >
          {texts.sharing.edit}
        </a>
      </div>
      <NewHere name={name} card={card} />
    </Message>
  );
}
