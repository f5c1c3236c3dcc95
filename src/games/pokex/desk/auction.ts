import { sentence } from '../../../cards/words.ts';
import { type ChoicePlace, field, isWhole, type Slot } from '../../../game/desk.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import type { Naming } from '../../../game/seat.ts';
import { type Auction, auction } from '../play/auction.ts';
import { after, type Bid, SEATS, TRICKS } from '../state.ts';
import { seats } from './sides.ts';
import { nth } from './slots.ts';

const dealt = field<number>('dealer', isWhole, 0);

/** What was said in the auction, as far as it can be read. */
function bidsIn(json: JsonObject): readonly Bid[] {
  const list: unknown = json['bids'];
  return (Array.isArray(list) ? list : []).flatMap((one: unknown): readonly Bid[] =>
    isObject(one) && isWhole(one['seat'])
      ? [{ seat: one['seat'], tricks: isWhole(one['tricks']) ? one['tricks'] : null }]
      : [],
  );
}

/** How the auction stands after its first words, or after all of them. */
export const heard = (json: JsonObject, words?: number): Auction =>
  auction(bidsIn(json).slice(0, words), dealt.read(json) ?? 0);

/** What was said in the auction, one word after the other: as many as make sense at a table. */
export function spoken(at: number, name: Naming): ChoicePlace {
  const choices = seats.flatMap((seat) => [
    { value: { seat, pass: true } as Json, label: `${sentence(name(seat))} passed` },
    ...Array.from({ length: TRICKS }, (_, i) => ({
      value: { seat, tricks: i + 1 } as Json,
      label: `${sentence(name(seat))} bid ${i + 1}`,
    })),
  ]);
  const word = nth('bids', at, isObject);
  // The first word is that of the dealer's left neighbour: whoever says it says who dealt.
  const first: Slot<Json> = {
    read: word.read,
    write(json, said) {
      const now = word.write(json, said);
      return isObject(said) && isWhole(said['seat']) ? dealt.write(now, after(said['seat'], SEATS - 1)) : now;
    },
  };
  return {
    id: `bid-${at}`,
    label:
      at === 0 ? 'First word of the auction' : `${['Second', 'Third', 'Fourth'][at - 1] ?? 'A further'} word`,
    kind: 'choice',
    paths: [`position.bids[${at}]`, ...(at === 0 ? ['position.bids'] : [])],
    when: (json) => at === 0 || (bidsIn(json).length >= at && heard(json, at).turn !== null),
    choices: [{ value: null, label: 'Nobody yet' }, ...choices],
    ...(at === 0 ? first : word),
  };
}
