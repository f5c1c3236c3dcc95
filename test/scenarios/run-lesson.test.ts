import { describe, expect, test } from 'vitest';
import type { CoachedGame } from '../../src/game/game.ts';
import type { GameState } from '../../src/game/play.ts';
import { packJson, unpackJson } from '../../src/scenarios/packing.ts';
import type { LessonInput } from '../../src/scenarios/run.ts';
import { advance } from '../../src/scenarios/runner.ts';
import { setUpTable, startLesson } from '../../src/scenarios/start.ts';
import { replayInputs } from './replay-inputs.ts';
import { toy } from './toy.ts';
import { answerWith, HINT, NEXT, put, SKIP, TOY_POSITION, take, toyLesson, toyRun, tryMove } from './toy-lesson.ts';

const BACK: LessonInput = { do: 'back' };
const STAY: LessonInput = { do: 'stay' };
const say = { say: 'Here we go.' };
const move = { move: 'Take 6♥.', accept: { kind: 'take' }, solution: take('6S', '6H'), done: 'Well done.' };
const legal = { ask: 'May you?', legal: put('2C') };

describe('the table of a lesson', () => {
  test('is the position, or the deal of a number', () => {
    const cards = toy.play.cards(setUpTable(toy, toyLesson([say])));
    expect(cards.map(toy.pack.code)).toEqual(['6S', '2C', '9S', '9D', 'KD', '6H', '4H', 'AD']);
    const dealt = (deal: number) => setUpTable(toy, toyLesson([say], { position: undefined, deal }));
    expect(dealt(5)).toEqual(toy.play.deal({}, 5));
    expect(dealt(5)).not.toEqual(dealt(6));
  });

  test('is laid anew by a step with a position, even the first one', () => {
    const anew = { ...TOY_POSITION, table: ['6H'] };
    const table = ({ state }: { readonly state: GameState }) => toy.notation.position.write(state)['table'];
    expect(table(startLesson(toy, toyLesson([{ ...say, position: anew }])))).toEqual(['6H']);
    const lesson = toyLesson([say, { ...say, position: anew }, say]);
    expect([toyRun(lesson), toyRun(lesson, NEXT), toyRun(lesson, NEXT, NEXT)].map(table)).toEqual([
      TOY_POSITION.table,
      ['6H'],
      ['6H'],
    ]);
  });

  test('can’t be laid under house rules that aren’t there, or that don’t fit together', () => {
    expect(() => startLesson(toy, toyLesson([say], { options: { jokers: 2 } }))).toThrow(/jokers/);
    const picky = { ...toy, checkOptions: () => ({ key: 'jokers', says: 'Not with so few cards.' }) };
    expect(() => startLesson(picky, toyLesson([say]))).toThrow('Not with so few cards.');
    expect(() => startLesson(toy, toyLesson([say], { position: { stock: [] } }))).toThrow(
      'position.stock: That is none of it.',
    );
  });

  test('has its unseen cards dealt by a fixed seed from what the learner sees', () => {
    const seen: unknown[] = [];
    const veiled: CoachedGame = {
      ...toy,
      visibility: {
        ...toy.visibility,
        sampleWorld: (view, seat, random) => {
          seen.push([seat, random.integerBelow(1000)]);
          return view;
        },
      },
    };
    startLesson(veiled, toyLesson([say], { you: 1 }));
    startLesson(veiled, toyLesson([say], { you: 1 }));
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toEqual([1, expect.any(Number)]);
  });
});

describe('an answer', () => {
  const done = {
    ...legal,
    rule: 'toy/put',
    done: 'Any card may.',
    tempting: [{ answer: 'illegal', says: 'Why not?' }],
  };
  const run = (step: object, ...inputs: readonly LessonInput[]) => toyRun(toyLesson([step, say]), ...inputs);

  test('that is right ends the step with its last words and the ruling on the try', () => {
    const { phase, remark, met } = run(done, answerWith('legal'));
    expect([phase, remark?.tone, remark?.says, remark?.answer]).toEqual(['done', 'right', 'Any card may.', 'legal']);
    expect(remark?.result?.ruling.verdict).toBe('legal');
    expect(met).toEqual([{ rule: 'toy/put', isKept: true }]);
    expect(run(legal, answerWith('legal')).remark?.says).toBeNull();
  });

  test('that is wrong gets the author’s remark and no ruling, and the step stays open', () => {
    const { phase, remark, met } = run(done, answerWith('illegal'));
    expect([phase, remark?.tone, remark?.says, remark?.result]).toEqual(['open', 'wrong', 'Why not?', null]);
    expect(met).toEqual([{ rule: 'toy/put', isKept: false }]);
  });

  test('that was told by the last hint doesn’t show that the rule is known', () => {
    expect(run(done, HINT, HINT, answerWith('legal')).met).toEqual([{ rule: 'toy/put', isKept: true }]);
    expect(run(done, HINT, HINT, HINT, answerWith('legal')).met).toEqual([{ rule: 'toy/put', isKept: false }]);
    expect(run(done, HINT, HINT, HINT, HINT).hints).toBe(3);
  });

  test('about a broken rule concerns that rule; a question without a rule concerns none', () => {
    const breaks = { ask: 'Which?', breaks: take('6S', '4H'), among: ['toy/kings', 'toy/equal'] };
    const { met, remark } = run(breaks, answerWith('toy/equal'));
    expect(met).toEqual([{ rule: 'toy/equal', isKept: true }]);
    expect(remark?.result?.ruling.verdict).toBe('illegal');
    expect(run(legal, answerWith('legal')).met).toEqual([]);
  });

  test('changes nothing where nothing is asked, or once it is right', () => {
    const sayRun = toyRun(toyLesson([say]));
    expect(advance(toy, toyLesson([say]), sayRun, answerWith('legal'))).toBe(sayRun);
    expect(run(done, answerWith('legal'), answerWith('illegal')).remark?.tone).toBe('right');
  });

  test('shown by the lesson meets no rule', () => {
    const { phase, remark, met } = run(done, SKIP);
    expect([phase, remark?.answer, met]).toEqual(['done', 'legal', []]);
  });
});

describe('a try', () => {
  const lesson = toyLesson([
    {
      ...move,
      missed: [
        { try: put('6S'), says: 'Not this.' },
        { try: put('2C'), when: { kind: 'put' }, says: 'No put.' },
      ],
    },
    {
      break: 'Take the king.',
      rule: 'toy/kings',
      solution: take('6S', 'KD'),
      position: { ...TOY_POSITION, turn: 0 },
      done: 'Never.',
      missed: [{ try: put('6S'), says: 'That is allowed.' }],
      refused: [{ try: take('2C', '4H'), rule: 'toy/equal', says: 'Another rule.' }],
    },
  ]);
  const result = (...inputs: readonly LessonInput[]) => toyRun(lesson, ...inputs);

  test('that is right gets the last words and meets the rule that allows it', () => {
    const { phase, remark, met, moves, events, shown } = result(tryMove(take('6S', '6H')));
    expect([phase, remark?.tone, remark?.says, moves]).toEqual(['done', 'right', 'Well done.', 1]);
    expect(met).toEqual([{ rule: 'toy/take', isKept: true }]);
    expect([events.map(({ kind }) => kind), shown]).toEqual([['took'], 1]);
  });

  test('beside the point gets its remark, its own before one for several', () => {
    expect(result(tryMove(put('6S'))).remark).toMatchObject({ tone: 'missed', says: 'Not this.' });
    expect(result(tryMove(put('2C'))).remark).toMatchObject({ tone: 'missed', says: 'No put.' });
    expect(result(tryMove(put('2C'))).phase).toBe('astray');
  });

  test('like one with a remark gets it too, if the remark says for which', () => {
    const thirdCard = {
      position: {
        ...TOY_POSITION,
        hands: [
          ['6S', '2C', '3C'],
          ['9S', '9D'],
        ],
      },
    };
    const missed = [
      { try: put('6S'), says: 'Not this.' },
      { try: put('2C'), when: { kind: 'put' }, says: 'No put.' },
    ];
    const remarkOn = (remarks: readonly object[]) =>
      toyRun(toyLesson([{ ...move, missed: remarks }], thirdCard), tryMove(put('3C'))).remark?.says;
    expect([remarkOn(missed), remarkOn(missed.slice(0, 1))]).toEqual(['No put.', null]);
  });

  test('that breaks the rule a step is about isn’t right unless the step asks for a breach', () => {
    const aboutEqual = toyLesson([{ ...move, rule: 'toy/equal' }]);
    expect(toyRun(aboutEqual, tryMove(take('6S', '4H')))).toMatchObject({ phase: 'open', remark: { tone: 'refused' } });
  });

  test('is ignored when the step is done, or at a sentence', () => {
    const doneRun = result(tryMove(take('6S', '6H')));
    expect(advance(toy, lesson, doneRun, tryMove(put('2C')))).toBe(doneRun);
    const astray = result(tryMove(put('2C')));
    for (const input of [NEXT, SKIP, tryMove(put('6S')), HINT])
      expect(advance(toy, lesson, astray, input)).toBe(astray);
    const sayRun = toyRun(toyLesson([say]));
    expect(advance(toy, toyLesson([say]), sayRun, tryMove(put('2C')))).toBe(sayRun);
  });

  test('of the breach that is asked for is right and plays nothing', () => {
    const before = result(SKIP, NEXT);
    const { phase, remark, met, state } = result(SKIP, NEXT, tryMove(take('2C', 'KD')));
    expect([phase, remark?.tone, remark?.says]).toEqual(['done', 'right', 'Never.']);
    expect(met).toEqual([{ rule: 'toy/kings', isKept: true }]);
    expect(state).toEqual(before.state);
  });

  test('that breaks another rule than asked for isn’t held against the learner', () => {
    const { remark, met, phase } = result(SKIP, NEXT, tryMove(take('2C', '4H')));
    expect([phase, remark?.tone, remark?.says, met]).toEqual(['open', 'refused', 'Another rule.', []]);
    expect(result(SKIP, NEXT, tryMove(put('6S'))).remark).toMatchObject({ tone: 'missed', says: 'That is allowed.' });
  });

  test('shown by the lesson meets no rule', () => {
    expect(result(SKIP)).toMatchObject({ phase: 'done', met: [], remark: { tone: 'right' } });
    expect(result(SKIP, NEXT, SKIP)).toMatchObject({ phase: 'done', met: [], remark: { tone: 'right' } });
  });
});

describe('a reply', () => {
  const annsTurn = { position: { ...TOY_POSITION, turn: 1 } };

  test('without a move is what a regular plays: Ann takes rather than puts down', () => {
    const lesson = toyLesson([{ reply: 'Ann plays.' }], {
      position: { ...annsTurn.position, table: ['9H', 'KD'] },
    });
    const { events, moves } = toyRun(lesson, NEXT);
    expect([events.map(({ kind, seat }) => [kind, seat]), moves]).toEqual([[['took', 1]], 1]);
  });

  test('is shown event by event if it pauses, else all at once', () => {
    const lastCards = { position: { turn: 1, hands: [[], ['9S']], table: [] } };
    const shownAfter = (pause: boolean, ...inputs: readonly LessonInput[]) => {
      const { at, shown } = toyRun(toyLesson([{ reply: 'x', move: put('9S'), pause }, say], lastCards), ...inputs);
      return [at, shown];
    };
    expect([shownAfter(true, NEXT), shownAfter(true, NEXT, NEXT), shownAfter(true, NEXT, NEXT, NEXT)]).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(shownAfter(true, NEXT, NEXT, NEXT, NEXT)[0]).toBe(1);
    expect([shownAfter(false, NEXT), shownAfter(false, NEXT, NEXT)[0]]).toEqual([[0, 3], 1]);
  });

  test('after the end of the deal is none, and the lesson goes on', () => {
    const lesson = toyLesson([{ reply: 'Nobody plays.' }, say], { position: { ...TOY_POSITION, turn: null } });
    expect(toyRun(lesson, NEXT)).toMatchObject({ at: 0, phase: 'done', moves: 0 });
    expect(toyRun(lesson, NEXT, NEXT).at).toBe(1);
  });
});

describe('a hint', () => {
  test('is given only where something is asked, and not once it is done', () => {
    const hintsAfter = (step: object, ...inputs: readonly LessonInput[]): number =>
      toyRun(toyLesson([step], { position: { ...TOY_POSITION, turn: 0 } }), ...inputs, HINT).hints;
    expect([hintsAfter(say), hintsAfter({ reply: 'x' }), hintsAfter(move), hintsAfter(legal)]).toEqual([0, 0, 1, 1]);
    expect([hintsAfter(move, SKIP), hintsAfter(legal, answerWith('legal'))]).toEqual([0, 0]);
  });
});

test('a reply shown by the lesson is played as if one went on', () => {
  const lesson = toyLesson([{ reply: 'x', move: put('9S') }, say], { position: { ...TOY_POSITION, turn: 1 } });
  expect(toyRun(lesson, SKIP)).toEqual(toyRun(lesson, NEXT));
  expect(toyRun(lesson, SKIP, SKIP)).toMatchObject({ at: 0, phase: 'done' });
});

describe('going back', () => {
  const lesson = toyLesson([say, move, say]);

  test('begins the step anew if anything was done in it, and keeps the rules met', () => {
    const again = toyRun(lesson, NEXT, tryMove(take('6S', '6H')), BACK);
    expect(again).toMatchObject({ at: 1, phase: 'open', remark: null, events: [], shown: 0 });
    expect(again.met).toEqual([{ rule: 'toy/take', isKept: true }]);
    expect(toyRun(lesson, NEXT, tryMove(take('6S', '4H')), BACK)).toMatchObject({ at: 1, remark: null });
    expect(toyRun(lesson, NEXT, HINT, BACK)).toMatchObject({ at: 0, hints: 0 });
  });

  test('from the end leads to the last step', () => {
    expect(toyRun(lesson, NEXT, SKIP, NEXT, NEXT)).toMatchObject({ at: 3, phase: 'over' });
    expect(toyRun(lesson, NEXT, SKIP, NEXT, NEXT, BACK)).toMatchObject({ at: 2, phase: 'open' });
  });

  test('forgets how the steps after it began', () => {
    expect(toyRun(lesson, NEXT, SKIP, NEXT, BACK).starts).toHaveLength(2);
    expect(toyRun(lesson, NEXT, SKIP, NEXT).starts).toHaveLength(3);
  });
});

describe('free play', () => {
  const astray = [tryMove(put('2C')), STAY];
  const lesson = toyLesson([move]);

  test('goes on with the others’ moves, one at a time, and ends with the count', () => {
    const start = toyRun(lesson, ...astray);
    expect(start).toMatchObject({ at: 1, phase: 'free', remark: null });
    const ann = advance(toy, lesson, start, NEXT);
    expect([ann.events.map(({ seat }) => seat), ann.moves, ann.remark]).toEqual([[1], 2, null]);
    // At the learner's turn the others wait.
    expect(advance(toy, lesson, ann, NEXT)).toBe(ann);
    const taken = advance(toy, lesson, ann, tryMove(take('6S', '6H')));
    expect(taken).toMatchObject({ phase: 'free', moves: 3, remark: { tone: 'right', says: null } });
    expect(taken.met.at(-1)).toEqual({ rule: 'toy/take', isKept: true });
    // Ann takes the 9 that she put down with her other one.
    const counted = advance(toy, lesson, taken, NEXT);
    expect(counted.phase).toBe('over');
    expect(counted.events.map(({ kind }) => kind)).toEqual(['took', 'counted', 'counted']);
    expect(advance(toy, lesson, counted, NEXT)).toBe(counted);
  });

  test('refuses an illegal move and notes the broken rule', () => {
    const ann = toyRun(lesson, ...astray, NEXT);
    const refused = advance(toy, lesson, ann, tryMove(take('6S', '4H')));
    expect(refused).toMatchObject({ phase: 'free', moves: 2, remark: { tone: 'refused', says: null } });
    expect(refused.state).toBe(ann.state);
    expect(refused.met.at(-1)).toEqual({ rule: 'toy/equal', isKept: false });
  });

  test('is over at once where nobody has a turn, or when it is skipped', () => {
    const lastCard = { turn: 0, hands: [['6S'], []], table: ['6H'] };
    expect(
      toyRun(toyLesson([{ ...move, accept: { kind: 'put' } }], { position: lastCard }), tryMove(take('6S', '6H')), STAY)
        .phase,
    ).toBe('over');
    expect(toyRun(lesson, ...astray, SKIP)).toMatchObject({ phase: 'over', remark: null, events: [] });
    expect(toyRun(toyLesson([say], { playOut: true }), NEXT).phase).toBe('free');
    expect(toyRun(toyLesson([say]), NEXT).phase).toBe('over');
  });

  test('ends where nobody has a turn, even without a count, and goes on where others have one', () => {
    const uncounted: CoachedGame = {
      ...toy,
      play: {
        ...toy.play,
        play: (...args) => {
          const result = toy.play.play(...args);
          return { ...result, events: result.events.filter(({ points }) => points === undefined) };
        },
      },
    };
    const playedOut = toyLesson([say], { playOut: true, position: { turn: 0, hands: [['6S'], []], table: ['6H'] } });
    expect(replayInputs(uncounted, playedOut, [NEXT, tryMove(take('6S', '6H'))]).phase).toBe('over');
    const two = { turn: 0, hands: [['6S', '2C'], ['9S']], table: ['6H'] };
    const goingOn = toyLesson([say], { playOut: true, position: two });
    expect(replayInputs(uncounted, goingOn, [NEXT, tryMove(take('6S', '6H'))]).phase).toBe('free');
  });

  test('ends with the count, though another deal follows', () => {
    const dealing: CoachedGame = {
      ...toy,
      play: {
        ...toy.play,
        play: (...args) => {
          const { state, events } = toy.play.play(...args);
          return { state: { ...state, ...(toy.play.turn(state) === null && { turn: 0 }) }, events };
        },
      },
    };
    const lastCard = { turn: 0, hands: [['6S', '2C'], ['9S']], table: ['6H'] };
    const played = toyLesson([move], { position: lastCard });
    const run = replayInputs(dealing, played, [...astray, NEXT]);
    expect(run.phase).toBe('free');
    const counted = advance(dealing, played, run, tryMove(take('6S', '6H')));
    expect([counted.phase, toy.play.turn(counted.state)]).toEqual(['over', 0]);
    expect(advance(dealing, played, counted, NEXT)).toBe(counted);
  });

  test('begins only where a move left the script', () => {
    const run = toyRun(lesson);
    expect(advance(toy, lesson, run, STAY)).toBe(run);
    expect(advance(toy, lesson, run, { do: 'return' })).toBe(run);
  });

  test('passes for others who could act out of turn, which the learner doesn’t see', () => {
    // After each put, the other player could act; the learner isn't told who. Passing is no event.
    type Windowed = GameState & { readonly window?: boolean; readonly turn: number | null };
    const { play, visibility } = toy;
    const withWindow: CoachedGame = {
      ...toy,
      play: {
        ...play,
        turn: (state) => ((state as Windowed).window ? 1 : play.turn(state)),
        play: (state, seat, move) => {
          const { window, ...rest } = state as Windowed;
          if (window) return { state: rest, events: [] };
          const result = play.play(state, seat, move);
          return seat === 1 ? { ...result, state: { ...result.state, window: true } as GameState } : result;
        },
      },
      visibility: {
        ...visibility,
        view: (state, seat) => {
          const { window: _, ...rest } = state as Windowed;
          return seat === 0 ? rest : state;
        },
      },
    };
    const run = replayInputs(withWindow, lesson, [...astray, NEXT]);
    expect(run).toMatchObject({ phase: 'free', moves: 2 });
    expect(withWindow.play.turn(run.state)).toBe(0);
  });
});

test('what is packed is unpacked the same, and shorter than it was', () => {
  const json = { title: 'Größe 6♥', steps: Array.from({ length: 50 }, () => ({ say: 'Here we go.' })) };
  const packed = packJson(json);
  expect(unpackJson(packed)).toEqual(json);
  expect(packed).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(packed.length).toBeLessThan(JSON.stringify(json).length / 5);
  expect(() => unpackJson('6♥')).toThrow();
});
