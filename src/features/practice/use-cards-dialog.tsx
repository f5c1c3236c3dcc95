import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import { countNoun } from '../../cards/words.ts';
import type { Game } from '../../game/game.ts';
import type { GameEvent } from '../../game/play.ts';
import type { Zone } from '../../game/zone.ts';
import { countCardsIn } from '../../table/ZoneView.tsx';
import type { CardLook } from '../../ui/card/card-look.ts';
import { namingAt, type Practice, viewerOf } from '../saved-games/index.ts';
import { CardsDialog, type CardsToShow } from './CardsDialog.tsx';
import { showNotice } from './practice.ts';

/** The cards of a pile side by side, the lowest first. */
function showPile(zone: Zone): CardsToShow {
  const cards = zone.items.flatMap((item) => item.cards.map((card, i) => ({ id: `${item.id} ${i}`, cards: [card] })));
  // The rest of the label, such as a debt, concerns the game and not the pile.
  const [name] = zone.label.split(' · ');
  const title = `${name}: ${countNoun(countCardsIn(zone), zone.unit ?? 'card')}`;
  const { shape: _, ...pile } = zone;
  return { title, says: '', zones: [{ ...pile, label: '', items: cards }] };
}

/** The last trick or take, if the rules let players look at it again; otherwise null. */
function findLastPlay(practice: Practice): CardsToShow | null {
  const { game, steps } = practice;
  const { last }: Game['table'] = game.table;
  const events: readonly GameEvent[] = steps.flatMap((step) => step.events);
  const lastPlay = last?.findLast(events, viewerOf(practice), namingAt(practice));
  return last && lastPlay ? { title: last.label, ...lastPlay } : null;
}

/** What can be shown in the dialog. */
interface CardsDialogControls {
  /** Button for the last trick or take; null in games without one. */
  readonly lastPlayButton: VNode | null;
  readonly dialog: VNode | null;
  /** Opens a pile, or says why that isn't allowed. */
  readonly onOpen: (zone: Zone) => void;
}

/** Shows piles, and the last trick or take, in a dialog. */
export function useCardsDialog(practice: Practice, looks: (card: Card) => CardLook): CardsDialogControls {
  const [shownCards, setShownCards] = useState<CardsToShow | null>(null);
  const { last } = practice.game.table;
  const lastPlay = last ? findLastPlay(practice) : null;
  return {
    lastPlayButton: last ? (
      // Rendered from the start, so that nothing moves later.
      <button
        type="button"
        class="chip sheet-last"
        aria-haspopup="dialog"
        aria-disabled={!lastPlay}
        onClick={() => setShownCards(lastPlay)}
      >
        {last.label}
      </button>
    ) : null,
    dialog: shownCards && <CardsDialog shownCards={shownCards} looks={looks} onShut={() => setShownCards(null)} />,
    onOpen: (zone) => (zone.look === true ? setShownCards(showPile(zone)) : showNotice(zone.look ?? '')),
  };
}
