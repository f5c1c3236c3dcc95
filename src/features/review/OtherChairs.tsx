import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
import { type Seat, seatsOf } from '../../game/seat.ts';
import { packMatch } from '../../referee/link.ts';
import { sameDealFrom } from '../records/state/chair.ts';
import { namingOf, type ShownRecord } from '../records/state/shown.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly shown: ShownRecord;
  /** Whose moves are looked at: the others’ chairs are offered. */
  readonly seat: Seat;
  readonly home: string;
}

/** The same cards dealt once more, with oneself in another place. */
export function OtherChairs({ shown, seat, home }: Props): VNode | null {
  const { game, options } = shown.record;
  const name = namingOf(shown, 'all');
  const chairs = seatsOf({ seats: game.seats(options) }).flatMap((one) => {
    const deal = one === seat ? null : sameDealFrom(shown, one);
    return deal ? [{ who: sentence(name(one)), link: packMatch(deal) }] : [];
  });
  if (chairs.length === 0) return null;
  return (
    <section class="review-chairs">
      <h3>{WORDS.chairs}</h3>
      <p>{WORDS.sameCards}</p>
      <div class="buttons">
        {chairs.map(({ who, link }) => (
          <a key={who} class="button" href={`${home}play/#${link}`}>
            {WORDS.inPlaceOf(who)}
          </a>
        ))}
      </div>
    </section>
  );
}
