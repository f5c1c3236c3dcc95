import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import type { PilesField } from '../../game/pad.ts';
import { readPiles } from '../../game/pad-entry.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { CardKey } from '../../ui/card-key/CardKey.tsx';
import { cardsLeft, giveCard, giveRest, selectedSide, takeCardBack } from './piles-left.ts';
import type { RoundDraft } from './state/draft.ts';
import { editDraft } from './state/pad.ts';
import type { PadGame } from './state/standing.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly game: PadGame;
  readonly field: PilesField;
  readonly draft: RoundDraft;
}

type PilesPartProps = Props & { readonly side: number; readonly piles: readonly (readonly Card[])[] };

/** A button for each card that can be given. */
function CardKeys({ game, field, draft, side, piles }: PilesPartProps): VNode {
  const { pack } = game;
  const looks = useMemo(() => looksOf(game), [game]);
  const remainingCards = cardsLeft(draft, field, pack);
  return (
    <div class="pad-cards">
      {field.cards.map((card) => {
        const isInPile = (piles[side] ?? []).includes(card);
        const owner = piles.findIndex((pile) => pile.includes(card));
        const ownerName = owner < 0 ? '' : (field.labels[owner] ?? '');
        const copiesLeft = remainingCards.filter((one) => one === card).length;
        const initial = copiesLeft === 0 ? ownerName.slice(0, 1) : '';
        return (
          <CardKey
            key={card}
            look={looks(card)}
            isInPlace={isInPile}
            isUsedUp={copiesLeft === 0 && !isInPile}
            note={ownerName}
            badge={pack.copies(card) > 1 ? String(copiesLeft) : initial}
            onTap={() => editDraft((currentDraft) => giveCard(currentDraft, field, pack, card))}
          />
        );
      })}
    </div>
  );
}

/** The cards of a pile, in a game with copies: a button takes one back. */
function PileCards({ game: { pack }, field, side, piles }: PilesPartProps): VNode {
  const pile = piles[side] ?? [];
  return (
    <p class="pad-pile">
      {[...new Set(pile)].map((card) => {
        const copies = pile.filter((one) => one === card).length;
        return (
          <button
            key={card}
            type="button"
            class="chip"
            aria-label={WORDS.takeBack(pack.spoken(card))}
            onClick={() => editDraft((currentDraft) => takeCardBack(currentDraft, field, pack, card))}
          >
            {pack.text(card)}
            {copies > 1 && ` × ${copies}`} ✕
          </button>
        );
      })}
    </p>
  );
}

/** The cards of each side: select the side, then its cards; the rest can be given at once. */
export function Piles(props: Props): VNode {
  const { game, field, draft } = props;
  const { pack } = game;
  const piles = readPiles(draft.entry, field, pack);
  const side = selectedSide(draft, field);
  const remainingCount = cardsLeft(draft, field, pack).length;
  const hasCopies = field.cards.some((card) => pack.copies(card) > 1);
  return (
    <fieldset class="pad-field">
      <legend>{field.label}</legend>
      <div class="pad-choices">
        {field.labels.map((label, at) => (
          <button
            key={label}
            type="button"
            class="chip"
            aria-pressed={side === at}
            onClick={() => editDraft((currentDraft) => ({ ...currentDraft, who: at, field: null }))}
          >
            {label} <small>{piles[at]?.length ?? 0}</small>
          </button>
        ))}
      </div>
      <CardKeys {...props} side={side} piles={piles} />
      {hasCopies ? (
        <PileCards {...props} side={side} piles={piles} />
      ) : (
        <button
          type="button"
          class="chip"
          aria-disabled={remainingCount === 0}
          onClick={() => editDraft((currentDraft) => giveRest(currentDraft, field, pack))}
        >
          {WORDS.restTo(field.labels[side] ?? '', remainingCount)}
        </button>
      )}
    </fieldset>
  );
}
