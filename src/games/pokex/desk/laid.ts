import { areThings, type CardPlace, type ChoicePlace, isWhole } from '../../../game/desk.ts';
import { seatChoices } from '../../../game/desk-places.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { PokexOptions } from '../options.ts';
import { layOrder } from '../play/order.ts';
import { after } from '../state.ts';
import { heard } from './auction.ts';
import { seats } from './sides.ts';
import { nth } from './slots.ts';

const isPlay = (json: JsonObject): boolean => json['phase'] === 'play';
const laidIn = (json: JsonObject): readonly unknown[] => (Array.isArray(json['laid']) ? json['laid'] : []);

/** Who lays as so many others have laid in this trick: said, or as the auction has it. */
function layerAt(options: PokexOptions, json: JsonObject, at: number): Seat {
  const declarer = heard(json).high?.seat ?? 0;
  const played = isWhole(json['played']) ? json['played'] : 0;
  const turning = options.lead === 'rotate' ? after(declarer, played) : declarer;
  const leader = isWhole(json['leader']) ? json['leader'] : turning;
  return layOrder({ options }, leader)[at] ?? 0;
}

/** Two cards somebody laid in this trick. */
export function lay(at: number, options: PokexOptions): CardPlace {
  const slot = nth('laid', at, isObject);
  return {
    id: `lay-${at}`,
    label: ['First laid', 'Then', 'Third'][at] ?? '',
    kind: 'set',
    paths: [`position.laid[${at}]`, ...(at === 0 ? ['position.laid'] : [])],
    unsaid: 'Nothing yet',
    unseen: false,
    most: 2,
    when: (json) => isPlay(json) && laidIn(json).length >= at,
    read(json) {
      const said = slot.read(json);
      const held = isObject(said) ? said['cards'] : undefined;
      return areThings(held) ? held : undefined;
    },
    write(json, said) {
      if (said === undefined || said.length === 0) return slot.write(json, undefined);
      const before = slot.read(json);
      const seat = isObject(before) ? before['seat'] : undefined;
      return slot.write(json, { seat: isWhole(seat) ? seat : layerAt(options, json, at), cards: said });
    },
  };
}

/** Who laid them: asked once they lie there. */
export function layer(at: number, name: Naming): ChoicePlace {
  const slot = nth('laid', at, isObject);
  return {
    id: `layer-${at}`,
    label: ['Who laid first', 'Who laid then', 'Who laid third'][at] ?? '',
    kind: 'choice',
    paths: [`position.laid[${at}].seat`],
    when: (json) => laidIn(json).length > at,
    choices: seatChoices(seats, name),
    read(json) {
      const said = slot.read(json);
      return isObject(said) ? (said['seat'] as Json) : undefined;
    },
    write(json, said) {
      const before = slot.read(json);
      if (!isObject(before)) return json;
      return slot.write(json, { ...(before as JsonObject), seat: said ?? 0 });
    },
  };
}
