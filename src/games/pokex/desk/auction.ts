import { sentence } from '../../../cards/words.ts';
import { areJsons, field, isWhole, type ListPlace } from '../../../game/desk.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import { type Auction, auction } from '../play/auction.ts';
import { after, type Bid, SEATS, TRICKS } from '../state.ts';
import { seats } from './sides.ts';

const dealt = field<number>('dealer', isWhole);
const said = field('bids', areJsons);

/** What was said in the auction, as far as it can be read. */
function bidsIn(json: JsonObject): readonly Bid[] {
  return (said.read(json) ?? []).flatMap((one): readonly Bid[] =>
    isObject(one) && isWhole(one['seat'])
      ? [{ seat: one['seat'], tricks: isWhole(one['tricks']) ? one['tricks'] : null }]
      : [],
  );
}

/** How the auction stands after all that was said. */
export const heard = (json: JsonObject): Auction => auction(bidsIn(json), dealt.read(json) ?? 0);

/** What it is time for after these bids: whoever says what was bid has said that too. */
function phased(json: JsonObject, { wildRank }: PokexOptions): JsonObject {
  const { phase, ...others } = json;
  if (phase === 'over') return json;
  const { turn, dead } = heard(others);
  if (turn !== null || dead) return others;
  const named = !wildRank || typeof json['wild'] === 'string';
  return { ...others, phase: named ? 'play' : 'name' };
}

const pass = (seat: Seat): Json => ({ seat, pass: true });

/** The first word is that of the dealer’s left neighbour: whoever says it says who dealt. */
function heardAs(json: JsonObject, words: readonly Json[]): JsonObject {
  const [first] = words;
  const now = said.write(json, words);
  return isObject(first) && isWhole(first['seat']) ? dealt.write(now, after(first['seat'], SEATS - 1)) : now;
}

/** What a seat can say now. */
function wordsOf(seat: Seat, high: number, before: readonly Json[]) {
  const bids = Array.from({ length: TRICKS - high }, (_, i) => high + i + 1);
  return [
    { label: 'passed', said: [...before, pass(seat)] },
    ...bids.map((tricks) => ({ label: String(tricks), said: [...before, { seat, tricks }] })),
  ];
}

/** Who bid what, in order. Nobody says who dealt, whose word comes next or that it is over: that follows. */
export function bidding(options: PokexOptions, name: Naming): ListPlace {
  const who = (seat: Seat): string => sentence(name(seat));
  return {
    id: 'bids',
    label: 'Who bid what',
    kind: 'list',
    paths: ['position.bids', 'position.phase'],
    unsaid: 'Who spoke first?',
    none: 'Nobody has bid yet',
    needs: 'what was bid',
    read: said.read,
    write: (json, words) => phased(words ? heardAs(json, words) : said.write(json, undefined), options),
    words: (json) =>
      bidsIn(json).map(({ seat, tricks }) => `${who(seat)} ${tricks === null ? 'passed' : `bid ${tricks}`}`),
    next(json) {
      const before = said.read(json) ?? [];
      const { turn, high, passed } = heard(json);
      if (turn === null) return [];
      if (before.length === 0) {
        return seats.map((seat) => ({ label: who(seat), choices: wordsOf(seat, 0, before) }));
      }
      const next = { label: who(turn), choices: wordsOf(turn, high?.tricks ?? 0, before) };
      if (!high) return [next];
      const silent = seats
        .map((n) => after(high.seat, n))
        .filter((seat) => seat !== high.seat && !passed[seat]);
      const rest = [{ label: 'All others passed', said: [...before, ...silent.map(pass)] }];
      return [{ label: 'Then', choices: rest }, next];
    },
  };
}
