import { describe, expect, test } from 'vitest';
import { answerDraft, type DeskAnswer } from '../../../../src/features/desk/state/desk-answer.ts';
import { describeUnsaid, isTurnKept, readState } from '../../../../src/features/desk/state/ruling-dependencies.ts';
import type { DeskPlace } from '../../../../src/game/desk.ts';
import { fault } from '../../../../src/game/fault.ts';
import type { DeskGame, Game } from '../../../../src/game/game.ts';
import type { Json, JsonObject } from '../../../../src/game/json.ts';
import type { GameState } from '../../../../src/game/play.ts';
import { permission, restriction } from '../../../../src/game/rule.ts';
import { createRulebook } from '../../../../src/game/rulebook.ts';
import { cardPlace, choicePlace, numberPlace, toyDesk, toyDraft } from './toy-desk.ts';

interface Attempt {
  readonly json: JsonObject;
  readonly type: string;
}
type Broken = (json: JsonObject) => string | undefined;

const law = (id: string, kind: string, breaks: Broken) =>
  restriction<Attempt, { cards: readonly number[]; says: string }>({
    id: `toy/${id}`,
    title: id,
    law: `The law of ${id}.`,
    about: 'move',
    when: ({ json, type }) => {
      const says = type === kind ? breaks(json) : undefined;
      return says === undefined ? undefined : { cards: [], says };
    },
    says: ({ says }) => says,
  });
const rules = createRulebook<Attempt>([
  {
    id: 'toy',
    title: 'Toy',
    rules: [
      law('trump', 'lay', ({ trump }) => (trump === 'S' ? 'Spades are trump.' : undefined)),
      law('never', 'never', () => 'Never.'),
      law('worse', 'never', ({ trump }) => `Not with ${trump ?? 'no'} trump.`),
      law('both', 'both', ({ trump, points }) => (trump === 'S' && points === 3 ? 'Not for three.' : undefined)),
      permission<Attempt>({ id: 'toy/may', title: 'May', law: 'You may.', allows: () => true }),
    ],
  },
]);
const trump = choicePlace(
  'trump',
  [
    ['H', 'Hearts'],
    ['S', 'Spades'],
  ],
  { needs: 'the trump' },
);
const points = numberPlace('points', 1, 3);
const turn = choicePlace(
  'turn',
  [0, 1].map((seat) => [seat, `Seat ${seat}`] as const),
);

/** What happens in a try, by its position and chance. */
type Happens = (state: { readonly json: JsonObject; readonly chance?: unknown }) => readonly string[];

function toyReferee(places: readonly DeskPlace[], happens: Happens = () => []): DeskGame<Game> {
  const toy = toyDesk(places);
  const game = {
    ...toy,
    rules,
    play: {
      ...toy.play,
      turn: ({ json }: { readonly json: JsonObject }) => ('turn' in json ? json['turn'] : 0),
      attempt: ({ json }: { readonly json: JsonObject }, _: number, { type }: { type: string }) => ({ json, type }),
      play: (state: Parameters<Happens>[0]) => ({
        state,
        events: happens(state).map((says) => ({ kind: 'event', rule: 'toy/may', says })),
      }),
    },
    texts: { ...toy.texts, describeEvent: ({ says }: { readonly says: string }) => says },
  };
  return game as unknown as DeskGame<Game>;
}

function answer(game: DeskGame<Game>, type: string, json: JsonObject = {}, seed: number | null = null): DeskAnswer {
  const result = answerDraft(game, toyDraft(game, { position: json, move: { type }, seed }));
  if (!result.ok) throw new Error(result.fault.says);
  return result.value;
}
const ruled = ({ ruling, openQuestions }: DeskAnswer): readonly Json[] => [
  ruling.verdict,
  ruling.findings.map(({ says }) => says),
  openQuestions.map(({ needs }) => needs),
];

describe('a ruling', () => {
  const game = toyReferee([points, trump]);

  test('asks for what would change it, and for nothing else', () => {
    const asked = answer(game, 'lay');
    expect(ruled(asked)).toEqual(['depends', [], ['the trump']]);
    expect(asked.openQuestions[0]?.id).toBe('trump');
    expect(asked.ruling.depends).toEqual(['the trump']);
    expect(asked.ruling.maybe.map(({ says }) => says)).toEqual(['The law of trump.']);
    expect(asked).toMatchObject({ citedEvents: [], stateAfter: null, unclear: null, turnText: '', dependsOn: [] });
    expect(asked.ruling).toMatchObject({ permits: [], nearest: [], readings: [] });
  });

  test('is given once it is said', () => {
    expect(ruled(answer(game, 'lay', { trump: 'H' }))).toEqual(['legal', [], []]);
    expect(ruled(answer(game, 'lay', { trump: 'S' }))).toEqual(['illegal', ['Spades are trump.'], []]);
  });

  test('that holds whatever is said is given, with what it breaks in any case in the words of the law', () => {
    expect(ruled(answer(game, 'free'))).toEqual(['legal', [], []]);
    expect(ruled(answer(game, 'never'))).toEqual(['illegal', ['Never.', 'The law of worse.'], []]);
    expect(ruled(answer(game, 'never', { trump: 'H' }))).toEqual(['illegal', ['Never.', 'Not with H trump.'], []]);
  });

  test('that two unsaid things change together asks for both', () => {
    expect(ruled(answer(toyReferee([trump, points]), 'both'))).toEqual(['depends', [], ['the trump', '“points”']]);
    expect(ruled(answer(game, 'both', { points: 3 }))).toEqual(['depends', [], ['the trump']]);
    expect(ruled(answer(game, 'both', { points: 2 }))).toEqual(['legal', [], []]);
    expect(ruled(answer(game, 'both', { trump: 'S' }))).toEqual(['depends', [], ['“points”']]);
  });

  test('needs a move that can be read, on a table that can be', () => {
    const asked = (game: DeskGame<Game>, move: JsonObject | null) => answerDraft(game, toyDraft(game, { move }));
    expect(asked(game, null)).toMatchObject({ ok: false, fault: { code: 'bad-move', path: 'move' } });
    const no = () => fault('bad-options', 'moon', 'No.');
    const { notation } = game;
    const noMove = { ...game, notation: { ...notation, move: { ...notation.move, read: no } } };
    expect(asked(noMove, { type: 'lay' })).toEqual(no());
    const noTable = { ...game, notation: { ...notation, position: { ...notation.position, read: no } } };
    expect(asked(noTable, { type: 'lay' })).toEqual(no());
  });
});

describe('what a legal try leads to', () => {
  const says = (answered: DeskAnswer): readonly string[] => answered.citedEvents.map((event) => event.says);

  test('is told if it happens whatever is said', () => {
    const game = toyReferee([points, trump], ({ json }) => ['A card.', ...(json['points'] === 3 ? ['Three.'] : [])]);
    const open = answer(game, 'free', {}, 1);
    expect([says(open), open.dependsOn]).toEqual([['A card.'], ['“points”']]);
    const said = answer(game, 'free', { points: 3 }, 1);
    expect([says(said), said.dependsOn]).toEqual([['A card.', 'Three.'], []]);
    const without = answer(game, 'free', { points: 1 }, 1);
    expect([says(without), without.dependsOn]).toEqual([['A card.'], []]);
  });

  test('is left out if it may not happen', () => {
    const game = toyReferee([trump], ({ json }) => [json['trump'] === 'S' ? 'Spades.' : 'Others.', 'A card.']);
    const open = answer(game, 'free', {}, 1);
    expect([says(open), open.dependsOn]).toEqual([['A card.'], ['the trump']]);
  });

  test('may depend on chance, unless the draft decides that too', () => {
    const drawn = new Set<string>();
    const game = toyReferee([], ({ chance }) => {
      drawn.add(JSON.stringify(chance));
      return ['A card.', ...(chance === undefined ? ['The six.'] : [])];
    });
    const open = answer(game, 'free');
    expect([says(open), open.dependsOn]).toEqual([['A card.'], ['cards or dice that haven’t been seen yet']]);
    expect(drawn.size).toBe(5);
    const decided = answer(game, 'free', {}, 7);
    expect([says(decided), decided.dependsOn]).toEqual([['A card.', 'The six.'], []]);
  });
});

test('an unsaid place is named by its need, else by its label', () => {
  expect(describeUnsaid([trump, points])).toBe('the trump');
  expect(describeUnsaid([cardPlace('a', { label: 'Your hand' })])).toBe('your hand');
  expect(describeUnsaid([cardPlace('a', { label: 'Yours' })])).toBe('“Yours”');
});

test('a filling is read as a table on which the same player is to move', () => {
  const game = toyReferee([turn]);
  const draft = toyDraft(game, { move: { type: 'lay' } });
  const at = (json: JsonObject): GameState => readState(game, draft, json) as GameState;
  expect(at({ turn: 1 })).toMatchObject({ json: { turn: 1 } });
  expect(readState(game, draft, { turn: null })).toBeUndefined();
  const deskTry = (seat: number, state: GameState) => ({ seat, move: { type: 'lay' } as never, state });
  expect(isTurnKept(game, at({ turn: 1 }), deskTry(0, at({ turn: 0 })))).toBe(false);
  expect(isTurnKept(game, at({ turn: 0 }), deskTry(0, at({ turn: 0 })))).toBe(true);
  expect(isTurnKept(game, at({ turn: 1 }), deskTry(0, at({ turn: 1 })))).toBe(true);
});
