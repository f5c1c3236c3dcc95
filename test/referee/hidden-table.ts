import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import { subtractCards } from '../../src/cards/card-lists.ts';
import { fillUnknown } from '../../src/cards/unseen.ts';
import { fault, ok } from '../../src/game/fault.ts';
import type { Game } from '../../src/game/game.ts';
import type { Json, JsonObject } from '../../src/game/json.ts';
import type { GameMove, GameState, PlayResult } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import type { UnseenPlace } from '../../src/game/unseen-place.ts';
import type { Chance } from '../../src/random/random.ts';

/** A card nobody at the table sees. */
export const _ = UNKNOWN;

/** A table of numbered cards, written as their numbers. Only hands and stock may hold unseen cards. */
export interface HiddenState extends GameState {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  /** Face up for all, in two rows. */
  readonly open: readonly Card[];
  readonly second: readonly Card[];
  readonly round: number;
  readonly turn: Seat | null;
}

export type HiddenResult = PlayResult<HiddenState>;

/** How to play at a hidden table. */
interface Rules {
  /** Every card there is, copies repeated. */
  readonly pack: readonly Card[];
  readonly play: (state: HiddenState, seat: Seat) => HiddenResult;
  readonly unseen?: (state: HiddenState) => readonly UnseenPlace<HiddenState>[];
  readonly opens?: (state: HiddenState) => UnseenPlace<HiddenState> | undefined;
  /** Whose decision it is, if not that of the seat on turn. */
  readonly asked?: (state: HiddenState) => Seat | null;
}

export const TRY: GameMove = { type: 'try' };

/** A state of a hidden table; what isn't given is empty. */
export const hiddenState = (parts: Partial<HiddenState>): HiddenState => ({
  options: { seats: parts.hands?.length ?? 0 },
  chance: [1, 2, 3, 4] as Chance,
  hands: [],
  stock: [],
  open: [],
  second: [],
  round: 1,
  turn: 0,
  ...parts,
});

/** A seat that no position has. */
export const NO_SEAT = 99;

const cardsOf = ({ hands, stock, open, second }: HiddenState): readonly Card[] => [
  ...hands.flat(),
  ...stock,
  ...open,
  ...second,
];
const code = (card: Card): string => (card === UNKNOWN ? '?' : `${card}`);
const readCard = (text: Json | undefined): Card => (text === '?' ? UNKNOWN : Number(text));
const readCards = (json: Json | undefined): readonly Card[] => (Array.isArray(json) ? json.map(readCard) : []);

/** Reads a position: no card is twice in it, and what lies open has no unseen cards. */
function readPosition(json: JsonObject, options: GameState['options'], seed: number) {
  const refuse = (field: string) => fault('bad-position', `position.${field}`, 'This can’t be.');
  const { hands, stock, open, second, round, turn } = json;
  const unreadable = [open, second].findIndex((row) => readCards(row).includes(UNKNOWN));
  if (unreadable >= 0) return refuse(['open[0]', 'second[0]'][unreadable] ?? '');
  if (turn === NO_SEAT) return refuse('turn');
  const state: HiddenState = {
    options,
    chance: [seed, 0, 0, 0],
    hands: (hands as readonly Json[]).map(readCards),
    stock: readCards(stock),
    open: readCards(open),
    second: readCards(second),
    round: Number(round),
    turn: turn as Seat | null,
  };
  const shown = cardsOf(state).filter((card) => card !== UNKNOWN);
  return new Set(shown).size === shown.length ? ok(state) : refuse('hands');
}

/** A game with hidden hands and a stock, whose only move does what a test says. */
export function hiddenTable({ pack, play, unseen = () => [], opens, asked = ({ turn }) => turn }: Rules): Game {
  const game = {
    pack: { cards: [...new Set(pack)], code, compare: (a: Card, b: Card) => a - b },
    seats: ({ seats }: GameState['options']) => seats,
    play: { cards: cardsOf, turn: asked, play, attempt: (state: HiddenState) => state },
    rules: { restrictions: [], permissions: [], rule: () => undefined },
    notation: {
      position: {
        loose: ['hands'],
        write: ({ hands, stock, open, second, round, turn }: HiddenState) => ({
          hands: hands.map((hand) => hand.map(code)),
          stock: stock.map(code),
          open: open.map(code),
          second: second.map(code),
          round,
          turn,
        }),
        read: readPosition,
      },
    },
    visibility: {
      unseen,
      opens,
      sampleWorld: (state: HiddenState, _seat: Seat, random: { shuffle<T>(items: readonly T[]): T[] }) => {
        const left = random.shuffle(
          subtractCards(
            pack,
            cardsOf(state).filter((card) => card !== UNKNOWN),
          ),
        );
        const fill = (list: readonly Card[]): readonly Card[] => fillUnknown(list, () => left.shift());
        return { ...state, hands: state.hands.map(fill), stock: fill(state.stock) };
      },
    },
  };
  return game as unknown as Game;
}
