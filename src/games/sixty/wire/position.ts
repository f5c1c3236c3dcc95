import { UNKNOWN } from '../../../cards/card.ts';
import { unknown } from '../../../cards/unseen.ts';
import { fault, ok, type Result } from '../../../game/fault.ts';
import { unknownHands } from '../../../game/hand.ts';
import type { JsonObject } from '../../../game/json.ts';
import { checkPack } from '../../../game/schema.ts';
import { seeded } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import type { SixtyOptions } from '../options.ts';
import { isNumber, PACK } from '../pack.ts';
import { HAND, type SixtyState } from '../state.ts';

/** What a table can’t look like while somebody decides. */
function checkTable({
  turn,
  from,
  attack,
  hands,
}: Pick<SixtyState, 'turn' | 'from' | 'attack' | 'hands'>): Result<null> {
  if (turn === null) return ok(null);
  if (attack.length > 0) {
    return from === turn
      ? fault('bad-position', 'position.from', 'Nobody plays cards on themselves.')
      : ok(null);
  }
  const hand = hands[turn] ?? [];
  if (!hand.some((card) => card === UNKNOWN || isNumber(card))) {
    const says = 'Nothing is played, so whoever is on turn leads and holds a number.';
    return fault('bad-position', `position.hands[${turn}]`, says);
  }
  return hands.some((other, i) => i !== turn && other.length > 0)
    ? ok(null)
    : fault(
        'bad-position',
        'position.hands',
        'Nothing is played and nobody else holds a card: the round is over.',
      );
}

/** A position as the rules file describes it, defaults filled in, checked; anything else lies as it lies. */
export function readPosition(json: JsonObject, options: SixtyOptions, seed: number): Result<SixtyState> {
  const parsed = FIELDS.parse(json, options);
  if (!parsed.ok) return parsed;
  const { deck: rest, ...fields } = parsed.value;
  const hands = fields.hands ?? unknownHands(options.seats, HAND);
  const given = { ...fields, hands };
  const lying = FIELDS.places(given, json);
  const deck = rest ?? unknown(PACK.size - lying.reduce((sum, { cards }) => sum + cards.length, 0));
  const checked = checkPack(PACK, [...lying, ...FIELDS.places({ deck }, json)]);
  if (!checked.ok) return checked;
  const table = checkTable(given);
  if (!table.ok) return table;
  return ok({
    options,
    chance: seeded(seed).state(),
    ...given,
    deck,
    left: deck.length,
    taken: given.penalty,
  });
}
