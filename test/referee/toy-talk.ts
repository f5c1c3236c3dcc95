import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import { subtractCards } from '../../src/cards/card-lists.ts';
import { ok } from '../../src/game/fault.ts';
import type { Game } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { GameEvent } from '../../src/game/play.ts';
import { permission, restriction } from '../../src/game/rule.ts';
import { createRulebook } from '../../src/game/rulebook.ts';
import type { UnseenPlace } from '../../src/game/unseen-place.ts';
import { createRandom, type Random, resumeRandom } from '../../src/random/random.ts';
import type { RecordEntry, TableRecord, WrittenPosition } from '../../src/referee/record.ts';

/** What was said so far, and the cards that were turned up. */
interface ToyTalk {
  readonly options: Readonly<Record<string, string>>;
  readonly chance: readonly number[];
  readonly turn: number | null;
  readonly said: readonly string[];
  readonly shown: readonly Card[];
  /** A card each, or none. */
  readonly hands: readonly (readonly Card[])[];
  /** The card on top of the stock, once it is known. */
  readonly top?: Card;
  /** Whether a hidden coin shows heads, once it is known. */
  readonly heads?: boolean;
}

/**
 * A word. `no` is forbidden, and `never` as well unless a house rule allows it; `maybe` is allowed if a hidden coin shows
 * heads; after `what` nobody knows what follows; `flip` turns the top card of the stock up; `roll` rolls a die; `pass` passes
 * the turn over players who hold an a; `aside` may be said out of turn and doesn't end it; `end` ends the game.
 */
interface ToyWord {
  readonly type: 'say';
  readonly word: string;
  /** Cards that the word names. */
  readonly names?: readonly string[];
}

type ToyAttempt = ToyTalk & ToyWord & { readonly seat: number };

const rule = (name: string, breaks: (attempt: ToyAttempt) => boolean, about: 'turn' | 'move') =>
  restriction<ToyAttempt, { cards: readonly Card[] }>({
    ...{ id: `toy/${name}`, title: name, law: `${name}.`, about },
    when: (attempt) => (breaks(attempt) ? { cards: [] } : undefined),
    says: () => `Broke ${name}.`,
  });

const RULES = createRulebook<ToyAttempt>([
  {
    id: 'talk',
    title: 'Talk',
    rules: [
      rule('turn', ({ turn, seat, word }) => turn !== seat && word !== 'aside', 'turn'),
      rule('word', ({ word, options }) => word === 'no' || (word === 'never' && options['never'] !== 'ok'), 'move'),
      rule('heads', ({ word, heads }) => word === 'maybe' && heads === false, 'move'),
      permission<ToyAttempt>({ id: 'toy/say', title: 'Say', law: 'Say it.', allows: () => true }),
    ],
  },
]);

const COIN: UnseenPlace<ToyTalk> = {
  ...{ slots: 1, pool: [0, 1], hasOwnPool: true },
  classes: [{ cards: [1], asks: () => 'whether the coin shows heads' }],
  fill: (state, [side]) => ({ ...state, heads: side === 1 }),
};

const CODES = ['a', 'b', 'c', 'd'];
const codeOf = (card: Card): string => (card === UNKNOWN ? '?' : (CODES[card] ?? ''));

const chanceOf = (seed: number): readonly number[] => createRandom(seed).state();

/** The turn after a word. */
function turnAfter({ turn, hands }: ToyTalk, seat: number, word: string, direction: number): number | null {
  if (word === 'aside') return turn;
  if (word === 'end') return null;
  const next = (seat + direction + 3) % 3;
  return word === 'pass' && hands[next]?.[0] === 0 ? (next + direction + 3) % 3 : next;
}

/**
 * A game of talking in turn, by three players.
 * @param stock the cards that can be turned up
 * @param direction of play
 */
export function toyTalkGame(stock: readonly Card[] = [0, 1, 2], direction: 1 | -1 | null = 1): Game {
  const game = {
    id: 'toy',
    options: [
      {
        ...{ key: 'never', title: 'Never', about: '', rule: '', default: 'no' },
        values: ['no', 'ok'].map((value) => ({ value, label: value })),
      },
    ],
    seats: () => 3,
    rules: RULES,
    pack: { cards: stock, code: codeOf, compare: (a: Card, b: Card) => a - b },
    table: { direction: () => direction },
    texts: { describeMove: ({ word }: ToyWord) => `Say ${word}.` },
    visibility: {
      unseen: (_state: ToyTalk, _seat: number, { word }: ToyWord) => (word === 'maybe' ? [COIN] : []),
      maskUncertain: (state: ToyTalk) => state,
      sampleWorld: (view: ToyTalk, _seat: number, random: Random) => ({
        ...view,
        hands: view.hands.map(([card = UNKNOWN]) => [card === UNKNOWN ? random.pick([0, 1]) : card]),
      }),
      opens: ({ shown }: ToyTalk, _seat: number, { word }: ToyWord) =>
        word === 'flip'
          ? {
              ...{ slots: 1, pool: subtractCards(stock, shown), classes: [] },
              fill: (state: ToyTalk, [top = UNKNOWN]: readonly Card[]): ToyTalk => ({ ...state, top }),
            }
          : undefined,
    },
    play: {
      deal: (options: ToyTalk['options'], seed: number) => ({
        ...{ options, chance: chanceOf(seed), turn: 0 },
        ...{ said: [], shown: [], hands: [] },
      }),
      opening: () => [{ kind: 'dealt', rule: 'toy/say', seat: null, cards: [] }],
      turn: ({ turn }: ToyTalk) => turn,
      attempt: (state: ToyTalk, seat: number, move: ToyWord): ToyAttempt => ({ ...state, ...move, seat }),
      moves: ({ turn }: ToyTalk, seat: number) => (turn === seat ? [{ type: 'say', word: 'yes' }] : []),
      cards: ({ shown, hands }: ToyTalk) => [...shown, ...hands.flat()],
      kindOf: ({ type }: ToyWord) => type,
      outcome: ({ turn }: ToyTalk) => (turn === null ? { winners: [1], scores: [0, 5, 2] } : null),
      play: ({ top, ...state }: ToyTalk, seat: number, { word }: ToyWord) => {
        const random = resumeRandom(state.chance);
        if (word === 'what') return { state, events: [], unclear: { path: 'said', says: 'Nobody knows.' } };
        const events: readonly GameEvent[] = [{ kind: 'said', rule: 'toy/say', seat, cards: [] }];
        const turn = turnAfter(state, seat, word, direction ?? 1);
        const heard = word === 'roll' ? `rolled-${1 + random.integerBelow(6)}` : word;
        const shown = top === undefined ? state.shown : [...state.shown, top];
        return { state: { ...state, turn, said: [...state.said, heard], shown, chance: random.state() }, events };
      },
    },
    notation: {
      key: ({ word }: ToyWord) => word,
      cardsOf: () => ({ played: [], named: [] }),
      move: {
        write: ({ word, names }: ToyWord) => ({
          word,
          loud: null,
          times: 1,
          ...(names ? { on: { cards: names } } : {}),
        }),
      },
      position: {
        loose: [],
        write: ({ turn, said, shown, hands }: ToyTalk) => ({
          ...{ turn, said, shown: shown.map(codeOf) },
          ...(hands.length > 0 ? { hands: hands.map((hand) => hand.map(codeOf)) } : {}),
        }),
        read: (json: JsonObject, options: ToyTalk['options'], seed: number) => ok(readTalk(json, options, seed)),
      },
    },
  };
  return game as unknown as Game;
}

const readCards = (codes: readonly string[]): readonly Card[] => codes.map((code) => CODES.indexOf(code));

function readTalk(json: JsonObject, options: ToyTalk['options'], seed: number): ToyTalk {
  const {
    turn,
    said,
    shown,
    hands = [],
  } = json as never as Pick<ToyTalk, 'turn' | 'said'> & {
    readonly shown: readonly string[];
    readonly hands?: readonly (readonly string[])[];
  };
  return { options, chance: chanceOf(seed), turn, said, shown: readCards(shown), hands: hands.map(readCards) };
}

/** A position of the game, as it is written down; three unseen hands are “???”. */
export function talked(turn: number | null, said: string, shown = '', hands = ''): WrittenPosition {
  const position: JsonObject = {
    ...{ turn, said: said.split(' ').filter(Boolean), shown: [...shown] },
    ...(hands ? { hands: [...hands].map((card) => [card]) } : {}),
  };
  return { position, state: readTalk(position, { never: 'no' }, 99) as never };
}

/** An entry: “0 yes”, “1 no back”, or with the position that was written down after it. */
export function toyEntry(text: string, written?: WrittenPosition, names?: readonly string[]): RecordEntry {
  const [seat, word = '', back] = text.split(' ');
  const move = { type: 'say', word, ...(names ? { names } : {}) };
  return { seat: Number(seat), move, response: written ?? (back ? 'taken-back' : null) };
}

/** A record of the game, dealt from a seed or continued from a position. */
export function toyRecord(
  entries: readonly (string | RecordEntry)[],
  { game = toyTalkGame(), start = { seed: 1 } }: Partial<Pick<TableRecord, 'game' | 'start'>> = {},
): TableRecord {
  const parsedEntries = entries.map((one) => (typeof one === 'string' ? toyEntry(one) : one));
  return { game, options: { never: 'no' }, names: null, start, entries: parsedEntries };
}
