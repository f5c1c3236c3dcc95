import type { VNode } from 'preact';
import type { Card } from '../../cards/card.ts';
import { UNKNOWN } from '../../cards/card.ts';
import type { Box } from '../../game/game.ts';
import { createRandom } from '../../random/random.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { looksOf } from '../../ui/card/looks.ts';

/** Cards in each row: another player's hand, the table, the reader's hand. */
const ROW = 5;
/** Any seed: the cards only show what the game is played with. */
const SEED = 3;

interface RowProps {
  readonly game: Box;
  readonly cards: readonly Card[];
}

function Row({ game, cards }: RowProps): VNode {
  const look = looksOf(game);
  return (
    <div class="setup-row">
      {cards.map((card, i) => (
        <CardFace key={i} look={look(card)} />
      ))}
    </div>
  );
}

/** A table as it will be dealt, dimmed behind the set-up. */
export function SetupTable({ game }: { readonly game: Box }): VNode {
  const cards = createRandom(SEED).shuffle(game.pack.cards);
  return (
    <div class="setup-table" aria-hidden="true">
      <Row game={game} cards={Array.from({ length: ROW }, () => UNKNOWN)} />
      <Row game={game} cards={cards.slice(0, ROW)} />
      <Row game={game} cards={cards.slice(ROW, 2 * ROW)} />
    </div>
  );
}
