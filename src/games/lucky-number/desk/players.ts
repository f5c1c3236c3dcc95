import { agree } from '../../../cards/grammar.ts';
import { sentence } from '../../../cards/words.ts';
import { type DeskPlace, entry, isSeat, isWhole } from '../../../game/desk.ts';
import { choicePlace } from '../../../game/desk-places.ts';
import { isObject, type Json, type JsonObject } from '../../../game/json.ts';
import { type Naming, type Seat, whose } from '../../../game/seat.ts';
import { LUCKY_LEAST, LUCKY_MOST } from '../state.ts';

/** A lucky number: unknown, or one of 3 to 36. */
export function lucky(seats: number, at: Seat, name: Naming): DeskPlace {
  const numbers = Array.from({ length: LUCKY_MOST - LUCKY_LEAST + 1 }, (_, i) => LUCKY_LEAST + i);
  const choices = [
    { value: null, label: 'Unknown' },
    ...numbers.map((n) => ({ value: n, label: String(n) })),
  ];
  return choicePlace('lucky', whose(name(at), 'number'), choices, {
    id: `lucky-${at}`,
    paths: [`position.lucky[${at}]`],
    ...entry('lucky', at, seats, isSeat, null),
  });
}

/** What the player on turn owes, of one kind. */
export function owed(by: 'cards' | 'dice', label: string): DeskPlace {
  const other = (said: Json | undefined): boolean => isObject(said) && said['by'] !== by;
  return {
    id: `owed-${by}`,
    label,
    kind: 'number',
    paths: ['position.owed'],
    min: 0,
    max: 99,
    needs: `the ${by} that were owed`,
    read(json) {
      const said = json['owed'];
      if (said === undefined) return undefined;
      return isObject(said) && said['by'] === by && isWhole(said['n']) ? said['n'] : 0;
    },
    write(json, said) {
      const { owed: before, ...others } = json;
      if (said !== undefined && said > 0) return { ...others, owed: { by, n: said } };
      if (said === undefined) return others;
      return other(before) ? json : { ...others, owed: null };
    },
  };
}

const NO_YES = [
  { value: false, label: 'No' },
  { value: true, label: 'Yes' },
];

const winnersIn = (json: JsonObject): readonly Json[] =>
  Array.isArray(json['winners']) ? (json['winners'] as readonly Json[]) : [];

/** Whether a seat has won: of a game that is over. */
export function winner(at: Seat, name: Naming): DeskPlace {
  const who = name(at);
  const label = `${sentence(who)} ${agree(who, 'have', 'has')} won`;
  return choicePlace('winners', label, NO_YES, {
    id: `winner-${at}`,
    paths: [],
    rare: true,
    presumed: true,
    read: (json) => (json['winners'] === undefined ? undefined : winnersIn(json).includes(at)),
    write(json, said) {
      const { winners: _, ...rest } = json;
      const others = winnersIn(json).filter((seat) => seat !== at);
      const winners = said === true ? [...others, at].sort() : others;
      return said === undefined && winners.length === 0 ? rest : { ...rest, winners };
    },
  });
}
