import { areThings, type CardPlace, type ChoicePlace, isWhole } from '../../../game/desk.ts';
import { choicePlace, seatChoices } from '../../../game/desk-places.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import { layOrder, partnerOf } from '../play/order.ts';
import { after, SEATS } from '../state.ts';
import { heard } from './auction.ts';
import { seats } from './sides.ts';
import { nth } from './slots.ts';

const laidIn = (json: JsonObject): readonly Json[] =>
  Array.isArray(json['laid']) ? (json['laid'] as readonly Json[]) : [];
const playedIn = (json: JsonObject): number => (isWhole(json['played']) ? json['played'] : 0);
const isPlay = (json: JsonObject): boolean => {
  const { turn, dead } = heard(json);
  return (turn === null && !dead) || laidIn(json).length > 0;
};

/** Who leads this trick: said, or as the auction has it. */
function leaderIn({ lead }: PokexOptions, json: JsonObject): Seat {
  if (isWhole(json['leader'])) return json['leader'];
  const declarer = heard(json).high?.seat ?? 0;
  return lead === 'rotate' ? after(declarer, playedIn(json)) : declarer;
}

/** Whether anything says which trick it is. */
const isLed = (json: JsonObject): boolean =>
  isWhole(json['leader']) || isWhole(json['played']) || laidIn(json).length > 0;

/** A trick in which the leader’s partner has laid has its centre card; nobody says which unless it matters. */
function withCentre(options: PokexOptions, json: JsonObject): JsonObject {
  const partner = partnerOf(leaderIn(options, json));
  const taken = laidIn(json).some((one) => isObject(one) && one['seat'] === partner);
  const { current, ...others } = json;
  if (taken) return typeof current === 'string' ? json : { ...others, current: '?' };
  return current === '?' ? others : json;
}

/** The same cards laid by whoever lays in that order. */
function inOrder(options: PokexOptions, json: JsonObject): JsonObject {
  const order = layOrder({ options }, leaderIn(options, json));
  const laid = laidIn(json).map((one, at) => (isObject(one) ? { ...one, seat: order[at] ?? 0 } : one));
  return laid.length > 0 ? withCentre(options, { ...json, laid }) : json;
}

/** Two cards somebody laid in this trick: who, follows from who leads. */
export function lay(at: number, options: PokexOptions): CardPlace {
  const slot = nth('laid', at, isObject);
  return {
    id: `lay-${at}`,
    label: ['Laid first', 'Laid second', 'Laid third'][at] ?? '',
    kind: 'set',
    paths: [`position.laid[${at}]`, ...(at === 0 ? ['position.laid'] : [])],
    none: 'Nothing yet',
    needs: 'what was laid in this trick',
    unseen: false,
    most: 2,
    when: (json) => isPlay(json) && laidIn(json).length >= at,
    read(json) {
      const said = slot.read(json);
      if (said === undefined) return Array.isArray(json['laid']) ? [] : undefined;
      const held = isObject(said) ? said['cards'] : undefined;
      return areThings(held) ? held : undefined;
    },
    write(json, said) {
      if (said === undefined) return withCentre(options, slot.write(json, undefined));
      if (said.length === 0) return withCentre(options, { ...json, laid: laidIn(json).slice(0, at) });
      const before = slot.read(json);
      const seat = isObject(before) ? before['seat'] : undefined;
      const layer = layOrder({ options }, leaderIn(options, json))[at] ?? 0;
      return withCentre(options, slot.write(json, { seat: isWhole(seat) ? seat : layer, cards: said }));
    },
  };
}

/** Tricks that come to so many: as they were said, else all of them one side’s. */
function tricksOf(json: JsonObject, played: number, side: number): readonly number[] {
  const { tricks } = json;
  const said = Array.isArray(tricks) ? tricks.filter(isWhole) : [];
  if (said.length === 2 && said.reduce((sum, n) => sum + n, 0) === played) return said;
  return side === 0 ? [played, 0] : [0, played];
}

/**
 * Who leads this trick. With the lead going round that says how many tricks were played, as far as it can: the
 * tricks themselves are put down for the side that bid, whose they are says nothing of a lay.
 */
export function leads(options: PokexOptions, name: Naming): ChoicePlace {
  const place = choicePlace('leader', 'Who leads', seatChoices(seats, name));
  return {
    ...place,
    when: isPlay,
    needs: 'who led this trick',
    read: (json) => (isPlay(json) && isLed(json) ? leaderIn(options, json) : undefined),
    write(json, said) {
      const { leader: _, ...others } = json;
      if (!isWhole(said)) return inOrder(options, others);
      const declarer = heard(json).high?.seat ?? 0;
      const rotates = options.lead === 'rotate';
      if (said === leaderIn(options, others)) {
        const known = rotates || playedIn(others) === 0;
        const led = known ? { played: playedIn(others) } : { leader: said };
        return inOrder(options, { ...others, ...led });
      }
      const on = (said - declarer + SEATS) % SEATS;
      const played = rotates ? on : Math.max(1, playedIn(json));
      const led = { ...others, ...(rotates ? {} : { leader: said }), played };
      return inOrder(options, { ...led, tricks: tricksOf(json, played, declarer % 2) });
    },
  };
}
