import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import type { Card } from '../../cards/card.ts';
import type { Fault } from '../../game/fault.ts';
import type { DeskBox } from '../../game/game.ts';
import type { CardLook } from '../../ui/card/card-look.ts';
import { later } from '../../ui/later.tsx';
import { CardsEditor } from './CardsEditor.tsx';
import { HOUSE, MOVER } from './PlaceBar.tsx';
import { Field, Mover } from './soon.tsx';
import { $place, $target } from './state/desk.ts';
import { type Draft, MOVE, saidIn } from './state/draft.ts';
import { isCards } from './state/things.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: DeskBox;
  readonly draft: Draft;
  readonly home: string;
  readonly looks: (card: Card) => CardLook;
  readonly fault: Fault | null;
}

const HouseFields = later(
  () => import('./HouseFields.tsx').then((loaded) => loaded.HouseFields),
  ({ lost }) => <p>{lost ? WORDS.unreachable : WORDS.fetchingRules}</p>,
);

/** What is said of the chosen place: its cards from the drawn pack, one of a few words, a number. */
export function Editor({ game, draft, home, looks, fault }: Props): VNode | null {
  const place = useStore($place);
  const target = useStore($target);
  const json = saidIn(draft);
  if (place === HOUSE) {
    return (
      <div class="editor editor-house">
        <HouseFields game={game} draft={draft} home={home} />
      </div>
    );
  }
  if (place === MOVER && draft.question === MOVE) {
    return (
      <div class="editor editor-house">
        <Mover draft={draft} seats={game.seats(draft.options)} />
      </div>
    );
  }
  if (!target) return null;
  if (isCards(target)) {
    return <CardsEditor key={target.id} game={game} place={target} json={json} looks={looks} fault={fault} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div key={target.id} class="editor" role="group" aria-label={target.label} data-editor={target.id}>
      <Field place={target} json={json} fault={fault} />
    </div>
  );
}
