import { count } from '../../cards/words.ts';
import type { Game } from '../../game/game.ts';
import type { GameEvent } from '../../game/play.ts';
import type { Zone } from '../../game/zone.ts';
import { cardsIn } from '../../table/ZoneView.tsx';
import type { Practice } from './match-record.ts';
import type { Look } from './Opened.tsx';
import { eyesOf, namingAt } from './people.ts';

/** All cards of a pile side by side, one by one, the lowest first. */
export function pileOpen(zone: Zone): Look {
  const cards = zone.items.flatMap((item) =>
    item.cards.map((card, i) => ({ id: `${item.id} ${i}`, cards: [card] })),
  );
  // What else its name says at the table, such as what is owed, is about the game and not about the pile.
  const [name] = zone.label.split(' · ');
  const title = `${name}: ${count(cardsIn(zone), zone.unit ?? 'card')}`;
  const { shape: _, ...pile } = zone;
  return { title, says: '', zones: [{ ...pile, label: '', items: cards }] };
}

/** What was played last, as far as the rules let everybody see it again; null where there is none. */
export function lastOf(practice: Practice): Look | null {
  const { game, steps } = practice;
  const { last }: Game['table'] = game.table;
  const events: readonly GameEvent[] = steps.flatMap((step) => step.events);
  const again = last?.of(events, eyesOf(practice), namingAt(practice));
  return last && again ? { title: last.label, ...again } : null;
}
