import { describe, expect, test } from 'vitest';
import { HUMAN, playerName } from '../../../../src/features/house-rules/names.ts';
import { isRested } from '../../../../src/features/practice/advice.ts';
import { observe } from '../../../../src/features/practice/state/observation.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import { planUndo } from '../../../../src/features/practice/state/undo.ts';
import { type Practice, readRecord, writeRecord } from '../../../../src/features/saved-games/match-record.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import { games } from '../../../../src/games/index.ts';
import { freshGame, hintOf, TestTable } from './test-table.ts';

/** Number of moves undone freely, and of moves that needed the table's consent, over all games. */
let [freeCount, consentCount] = [0, 0];

const isFreeUndo = (practice: Practice): boolean => {
  const undoPlan = planUndo(practice);
  return undoPlan.ok && undoPlan.consentReason === null;
};

describe.each(games.map((game) => [game.name, game] as const))('at a table of %s', (_, game) => {
  const firstLegalMove = (table: TestTable): GameMove => {
    const [move] = game.play.moves(stateOf(table.practice), HUMAN);
    if (!move) throw new Error('nothing to do');
    return move;
  };
  /** Plays on until it is the player's turn and the table is idle. */
  const playToOwnTurn = (table: TestTable): TestTable => {
    for (let i = 0; i < 300; i++) {
      if (table.state.countedStep !== null) table.send({ type: 'close-sheet' });
      const seat = game.play.turn(stateOf(table.practice));
      if (seat === HUMAN && !table.state.window) return table;
      if (seat === null) break;
      table.pass(1500);
      table.answer();
    }
    throw new Error('the player’s turn never comes');
  };
  const ownTurnTable = (seed = 1): TestTable => {
    const table = new TestTable();
    table.sit(freshGame(game, seed), true);
    return playToOwnTurn(table);
  };
  /** A table at which a bot moves next and hasn't been asked yet. */
  const botTurnTable = (
    settings: Partial<TestTable['settings']> = {},
    fits: (table: TestTable) => boolean = () => true,
  ): TestTable => {
    for (let seed = 1; seed < 40; seed++) {
      const table = ownTurnTable(seed);
      table.settings = { ...table.settings, window: 'off', ...settings };
      table.send({ type: 'attempt', move: firstLegalMove(table) });
      const seat = game.play.turn(stateOf(table.practice));
      if (seat !== null && seat !== HUMAN && table.state.countedStep === null && fits(table)) return table;
    }
    throw new Error('no bot ever plays');
  };
  const refusedMove = (table: TestTable): GameMove => {
    const state = stateOf(table.practice);
    const allowedKeys = new Set(game.play.moves(state, HUMAN).map((move) => game.notation.key(move)));
    for (const move of game.play.tries(state, HUMAN)) if (!allowedKeys.has(game.notation.key(move))) return move;
    throw new Error('everything is allowed');
  };

  test('a legal move is played and saved first, then noted as what the player has learned', () => {
    const table = ownTurnTable();
    table.effects.length = 0;
    table.send({ type: 'attempt', move: firstLegalMove(table) });
    const types = table.effects.map(({ type }) => type);
    expect(types[0]).toBe('save');
    const firstNote = types.indexOf('note-rule');
    expect(firstNote === -1 || types.slice(firstNote).every((type) => type === 'note-rule')).toBe(true);
    expect(table.state.tried?.ruling.verdict).toBe('legal');
    expect(table.state.picked).toEqual([]);
  });

  test('a refused move changes nothing but the marks, is written down, and counts as a stumble', () => {
    const table = ownTurnTable();
    const before = table.practice;
    table.effects.length = 0;
    const move = refusedMove(table);
    table.send({ type: 'attempt', move });
    expect(table.practice).toEqual({ ...before, refused: [{ at: before.match.turns.length, seat: HUMAN, move }] });
    expect(table.practice.match).toBe(before.match);
    expect(table.state.tried?.ruling.verdict).toBe('illegal');
    const [saveEffect, ...notes] = table.effects;
    expect(saveEffect).toEqual({ type: 'save', practice: table.practice });
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.every((effect) => effect.type === 'note-rule' && effect.experience === 'stumbled')).toBe(true);
  });

  test('a refusal disappears once another player has moved, an allowed ruling stays', () => {
    const table = botTurnTable();
    expect(table.state.tried?.ruling.verdict).toBe('legal');
    const step = (): void => {
      const before = table.turns;
      for (let i = 0; i < 20 && table.turns === before; i++) {
        table.pass(1500);
        table.answer();
      }
      expect(table.turns).toBeGreaterThan(before);
    };
    table.send({ type: 'attempt', move: refusedMove(table) });
    expect(table.state.tried?.ruling.verdict).toBe('illegal');
    const stepCount = table.practice.steps.length;
    table.send({ type: 'continue-play' });
    step();
    const isSilent = table.practice.steps.slice(stepCount).every(({ events }) => events.length === 0);
    expect(table.state.tried === null).toBe(!isSilent);
  });

  test('a refusal while another player was about to move stays until you let them go on', () => {
    for (const isAsked of [false, true]) {
      const table = botTurnTable();
      for (let i = 0; isAsked && i < 10 && table.asked.length === 0; i++) table.pass(300);
      expect(table.asked.length > 0).toBe(isAsked);
      table.send({ type: 'attempt', move: refusedMove(table) });
      const { turns } = table;
      for (let i = 0; i < 10; i++) {
        table.pass(1500);
        table.answer();
        table.send({ type: 'see-last-move' });
      }
      expect(table.turns).toBe(turns);
      expect(table.state.tried?.ruling.verdict).toBe('illegal');
      table.send({ type: 'continue-play' });
      for (let i = 0; i < 20 && table.turns === turns; i++) {
        table.pass(1500);
        table.answer();
      }
      expect(table.turns).toBeGreaterThan(turns);
    }
  });

  test('a touch of a card after a refusal lets the others, who waited, go on at once', () => {
    const table = botTurnTable();
    table.send({ type: 'attempt', move: refusedMove(table) });
    expect(table.state).toMatchObject({ botStatus: 'waiting', tried: { ruling: { verdict: 'illegal' } } });
    const [hand] = observe(table.practice)
      .zones()
      .filter(({ kind, seat }) => kind === 'hand' && seat === HUMAN);
    const item = hand?.items[0]?.id;
    if (!hand || item === undefined) throw new Error('the hand is empty');
    table.send({ type: 'pick', thing: { zone: hand.id, item } });
    expect(table.state).toMatchObject({ botStatus: 'thinking', tried: null });
    const { turns } = table;
    for (let i = 0; i < 20 && table.turns === turns; i++) {
      table.pass(1500);
      table.answer();
    }
    expect(table.turns).toBeGreaterThan(turns);
  });

  test('after a refusal the touched cards leave a button to press, and a card that doesn’t mend them replaces them', () => {
    const table = ownTurnTable();
    const { propose } = observe(table.practice);
    const things = game.play.tries(stateOf(table.practice), HUMAN);
    let replaced = 0;
    for (const move of [...things].slice(0, 300)) {
      const at = ownTurnTable();
      at.send({ type: 'attempt', move });
      if (at.state.tried?.ruling.verdict !== 'illegal') continue;
      const { picked } = at.state;
      expect(propose(picked).some(({ isSure }) => isSure)).toBe(false);
      const otherItems = observe(at.practice)
        .zones()
        .filter(({ kind, seat }) => kind === 'hand' && seat === HUMAN)
        .flatMap(({ id, items }) => items.map(({ id: item }) => ({ zone: id, item })))
        .filter(({ zone, item }) => !picked.some((one) => one.zone === zone && one.item === item));
      const [otherItem] = otherItems;
      if (picked.length === 0 || !otherItem) continue;
      at.send({ type: 'pick', thing: otherItem });
      expect(at.state.picked).toContainEqual(otherItem);
      if (at.state.picked.length === 1) replaced += 1;
    }
    expect(replaced).toBeGreaterThan(0);
  });

  test('after a refusal the touched cards stay touched, and no other joins them', () => {
    const { propose, zones } = observe(ownTurnTable().practice);
    let refusedCount = 0;
    for (const { id, items, kind, seat } of zones()) {
      if (kind !== 'hand' || seat !== HUMAN) continue;
      for (const { id: item } of items) {
        const touched = [{ zone: id, item }];
        for (const { move } of propose(touched)) {
          const at = ownTurnTable();
          at.send({ type: 'pick', thing: { zone: id, item } });
          at.send({ type: 'attempt', move });
          if (at.state.tried?.ruling.verdict !== 'illegal') continue;
          expect(at.state.picked).toEqual(touched);
          refusedCount += 1;
        }
      }
    }
    expect(refusedCount).toBeGreaterThan(0);
  });

  test('a bot plays after a pause, and not before', () => {
    const table = botTurnTable();
    expect(table.state.botStatus).toBe('thinking');
    table.pass(899);
    expect(table.asked).toEqual([]);
    table.pass(1);
    expect(table.asked.length).toBe(1);
    const before = table.turns;
    table.answer();
    expect(table.turns).toBeGreaterThan(before);
  });

  test('a player who lets the others wait for a word is asked, and they play on that word', () => {
    const table = botTurnTable({ pace: 'step' });
    expect(table.state.botStatus).toBe('waiting');
    table.pass(60_000);
    expect(table.asked).toEqual([]);
    table.send({ type: 'show-notice', notice: 'Copied.' });
    table.send({ type: 'continue-play' });
    expect(table.state).toMatchObject({ botStatus: 'thinking', notice: null });
    table.pass(0);
    expect(table.asked.length).toBe(1);
  });

  test('a bot that fails says so, and is asked again on a word', () => {
    const table = botTurnTable();
    table.pass(900);
    const [firstRequest] = table.asked;
    const before = table.turns;
    table.answer(() => undefined);
    expect(table.state.botStatus).toBe('failed');
    expect(table.turns).toBe(before);
    table.send({ type: 'continue-play' });
    table.pass(900);
    expect(table.asked).toEqual([firstRequest]);
    table.answer();
    expect(table.turns).toBeGreaterThan(before);
  });

  test('when the site has changed, a bot that can’t be loaded says so, and the game is kept', () => {
    const table = botTurnTable();
    table.pass(900);
    const { practice } = table;
    table.send({ type: 'unanswered', practice, requestKind: 'hint', isOutdated: true });
    expect(table.state.notice).toContain('The site has been updated');
    table.send({ type: 'unanswered', practice, requestKind: 'move', isOutdated: true });
    expect([table.state.botStatus, table.practice]).toEqual(['outdated', practice]);
  });

  test('an answer that comes after a take-back isn’t played', () => {
    const table = botTurnTable({}, ({ practice }) => isFreeUndo(practice));
    table.pass(900);
    const lateRequests = table.asked;
    table.send({ type: 'undo' });
    const { state } = table;
    expect(state.practice).not.toBe(lateRequests[0]?.practice);
    table.asked = lateRequests;
    table.answer();
    expect(table.state).toBe(state);
  });

  test('a slip is undone at once; a move others saw or answered needs the table’s leave, and is written down', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = ownTurnTable(seed);
      for (let i = 0; i < 10 && game.play.turn(stateOf(table.practice)) !== null; i++) {
        table.send({ type: 'attempt', move: firstLegalMove(table) });
        if (i % 2 === 0 && table.state.countedStep === null) {
          table.pass(3000);
          table.answer();
        }
        const before = table.state;
        const undoPlan = planUndo(table.practice);
        if (!undoPlan.ok) throw new Error(undoPlan.says);
        const marks = table.practice.takenBack?.filter(({ at }) => at <= undoPlan.keep).length ?? 0;
        table.send({ type: 'undo' });
        if (undoPlan.consentReason !== null) {
          const window = before.window && { ...before.window, deadline: null };
          const stoppedFields = { botStatus: 'idle', forcedMove: null, window } as const;
          expect(table.state).toEqual({ ...before, ...stoppedFields, undoReason: undoPlan.consentReason });
          table.send({ type: 'take-back' });
          consentCount += 1;
        } else freeCount += 1;
        expect(table.practice.takenBack?.length ?? 0).toBe(marks + (undoPlan.consentReason === null ? 0 : 1));
        expect(table.turns).toBe(undoPlan.keep);
        expect(table.practice.steps).toEqual(before.practice?.steps.slice(0, undoPlan.keep + 1));
        expect(table.saved().at(-1)?.match.turns.length).toBeGreaterThanOrEqual(undoPlan.keep);
        expect(table.state).toMatchObject({
          picked: [],
          tried: null,
          hint: null,
          undoReason: null,
          countedStep: null,
        });
        const result = readRecord(game, JSON.parse(JSON.stringify(writeRecord(table.practice))));
        expect(result.ok && (result.value.takenBack ?? [])).toEqual(table.practice.takenBack ?? []);
        table.send({ type: 'attempt', move: firstLegalMove(table) });
        if (game.play.turn(stateOf(table.practice)) === null) break;
        try {
          playToOwnTurn(table);
        } catch {
          break;
        }
      }
    }
  });

  test('before the first move there is nothing to take back', () => {
    const table = new TestTable();
    table.sit(freshGame(game, 1));
    expect(table.turns).toBe(0);
    table.send({ type: 'undo' });
    expect(table.state.notice).toBe('You have not played anything yet.');
  });

  test('an open score sheet stops the others until it is put away', () => {
    const table = botTurnTable();
    table.state = { ...table.state, countedStep: table.turns };
    table.timers.clear();
    table.send({ type: 'continue-play' });
    table.pass(60_000);
    expect(table.asked).toEqual([]);
    table.send({ type: 'close-sheet' });
    expect(table.state.countedStep).toBeNull();
    table.pass(900);
    expect(table.asked.length).toBe(1);
  });

  test('another tab stops everything here; taking over starts it again', () => {
    const table = botTurnTable();
    table.pass(900);
    table.send({ type: 'halt' });
    expect(table.state).toMatchObject({ isElsewhere: true, botStatus: 'idle', window: null });
    expect(table.timers.size).toBe(0);
    const { state } = table;
    table.answer();
    table.send({ type: 'undo' });
    table.send({ type: 'attempt', move: { type: 'whatever' } });
    table.send({ type: 'continue-play' });
    table.pass(60_000);
    expect(table.state).toEqual(state);
    expect(table.asked).toEqual([]);
    table.sit(table.practice);
    expect(table.state.isElsewhere).toBe(false);
    table.pass(900);
    expect(table.asked.length).toBe(1);
  });

  test('a game that another tab wrote is never overwritten: the move stays in this page', () => {
    const table = ownTurnTable();
    const saves = table.saved().length;
    table.isTakenOver = true;
    table.send({ type: 'attempt', move: firstLegalMove(table) });
    expect(table.saved().length).toBe(saves);
    expect(table.state.isElsewhere).toBe(true);
    expect(table.timers.size).toBe(0);
    // Sitting down again takes the game over, and the moves are kept.
    table.sit(table.practice);
    expect(table.state.isElsewhere).toBe(false);
    expect(table.effects.filter(({ type }) => type === 'claim').length).toBe(2);
  });

  test('the coach repeats nothing within a few turns, and comments on a move though it commented on the last', () => {
    const table = new TestTable();
    table.settings = { pace: 'quick', help: 'coach', window: 'off', forced: 'mine', slips: 'off' };
    table.sit(freshGame(game, 2), true);
    for (let i = 0; i < 5; i++) {
      try {
        playToOwnTurn(table);
      } catch {
        break;
      }
      const { advice } = table.state;
      if (advice) expect(table.advice).toContain(`${game.id}/${advice.id}`);
      const { view } = observe(table.practice);
      const rested = game.heuristics
        .advise(view, HUMAN, playerName)
        .filter((one) => isRested(table.coachHistory, `${game.id}/${one.id}`, table.now));
      if (!advice) expect(rested).toEqual([]);
      table.send({ type: 'attempt', move: firstLegalMove(table) });
      table.remark();
    }
    expect(table.advice.length).toBeGreaterThan(0);
    expect(new Set(table.advice).size).toBe(table.advice.length);
  });

  test('the coach finds no fault with a hint’s move', () => {
    const table = ownTurnTable();
    table.settings = { ...table.settings, help: 'coach' };
    const move = firstLegalMove(table);
    const turn = table.practice.match.turns.length;
    const remarkAfter = (isHinted: boolean): string | undefined => {
      const at = ownTurnTable();
      at.settings = table.settings;
      if (isHinted)
        at.send({
          type: 'answered',
          practice: at.practice,
          seat: HUMAN,
          requestKind: 'hint',
          move,
          hintAnswer: hintOf(move),
        });
      at.send({ type: 'attempt', move });
      at.send({
        type: 'remarked',
        playedMove: move,
        turn,
        remarks: [{ id: 'missed-x', says: 'It is so.', better: move }],
      });
      return at.state.tried?.remark;
    };
    expect(remarkAfter(false)).toMatch(/^There was something better/);
    expect(remarkAfter(true)).toBeUndefined();
  });

  test('a Regular’s advice is given, or the message says that there is none', () => {
    const table = ownTurnTable();
    table.send({ type: 'ask-hint' });
    expect(table.asked.map(({ requestKind, question }) => [requestKind, question.bot])).toEqual([['hint', 'greedy']]);
    table.answer(() => undefined);
    expect(table.state.notice).toContain('No hint came back');
    table.send({ type: 'ask-hint' });
    const move = firstLegalMove(table);
    table.answer(() => move);
    const { view, zones } = observe(table.practice);
    const picks = game.table.picksOf(view, HUMAN, move);
    expect(table.state.hint).toMatchObject({ step: 'where', move, says: game.texts.describeMove(move) });
    // The hint narrows: it rings the area, and says how much of the hand is in it.
    expect(table.state.hint?.where).toMatch(
      /^(what is ringed (on|in|at) .*|an? .* in your hand|one card in your hand|one of the ringed cards in your hand|the ringed card in your hand, .*|your whole hand|the buttons .*|.* or .*)\.$/,
    );
    expect(table.state.hint?.why).toMatch(/^[A-Z“].*[.”]$/);
    // The area reveals no single card of the hand, and leaves out a part of it.
    const hand = zones().filter(({ kind }) => kind === 'hand');
    const isHeld = ({ zone }: { readonly zone: string }): boolean => hand.some(({ id }) => id === zone);
    const look = table.state.hint?.pointsAt ?? [];
    expect(look.filter((one) => !isHeld(one))).toEqual(picks.filter((one) => !isHeld(one)));
    const neededItems = picks.filter(isHeld);
    const ringed = look.filter(isHeld);
    if (neededItems.length === 1 && ringed.length > 0) {
      expect(ringed).toContainEqual(neededItems[0]);
      expect(ringed.length).toBeGreaterThan(1);
      expect(ringed.length).toBeLessThan(hand.flatMap(({ items }) => items).length);
    }
    expect(table.state.picked).toEqual([]);
    table.send({ type: 'ask-hint' });
    expect([table.state.hint?.step, table.state.picked]).toEqual(['what', []]);
    const [thing] = hand.flatMap(({ id, items }) => items.map((item) => ({ zone: id, item: item.id })));
    if (thing && !game.table.propose(view, HUMAN, [thing]).some(({ isSure }) => isSure)) {
      table.send({ type: 'pick', thing });
      expect(table.state.hint?.step).toBe('what');
    }
    table.send({ type: 'ask-hint' });
    expect([table.state.hint?.step, table.state.picked]).toEqual(['move', picks]);
    expect(table.asked).toEqual([]);
    table.send({ type: 'attempt', move });
    expect(table.state.hint).toBeNull();
  });

  test('an unsure hint is searched further, and a hint already given stays', () => {
    const table = ownTurnTable();
    const [one, otherMove] = game.play.moves(observe(table.practice).view, HUMAN, undefined, 2);
    if (!one || !otherMove) return;
    const unsureHint = {
      ...hintOf(one),
      equalMove: otherMove,
      proof: { instead: otherMove, better: 3, worse: 2, worlds: 64 },
    };
    const receiveHint = (hintAnswer: typeof unsureHint): void =>
      table.send({
        type: 'answered',
        practice: table.practice,
        seat: HUMAN,
        requestKind: 'hint',
        move: one,
        hintAnswer,
      });
    receiveHint(unsureHint);
    expect(table.state.hint?.why).toContain('is about as good');
    expect(table.state.hint?.why).toContain('better in 3 of 64 deals, worse in 2');
    expect(table.asked.map(({ requestKind, hintLimitMs }) => [requestKind, hintLimitMs])).toEqual([['hint', 1500]]);
    // A longer search prefers another move: while only the area is known, the hint follows.
    const surerHint = {
      ...unsureHint,
      move: otherMove,
      equalMove: one,
      proof: { ...unsureHint.proof, instead: one, worlds: 512 },
    };
    table.send({ type: 'ask-hint' });
    receiveHint(surerHint);
    expect(table.state.hint).toMatchObject({ step: 'what', move: one });
    const freshTable = ownTurnTable();
    freshTable.send({
      type: 'answered',
      practice: freshTable.practice,
      seat: HUMAN,
      requestKind: 'hint',
      move: one,
      hintAnswer: unsureHint,
    });
    freshTable.send({
      type: 'answered',
      practice: freshTable.practice,
      seat: HUMAN,
      requestKind: 'hint',
      move: otherMove,
      hintAnswer: surerHint,
    });
    expect(freshTable.state.hint).toMatchObject({ step: 'where', move: otherMove });
    // A hintAnswer move is marked as such when it is played.
    freshTable.send({ type: 'attempt', move: one });
    expect(freshTable.practice.match.turns.at(-1)).toEqual({ seat: HUMAN, move: one, hint: otherMove });
    const result = readRecord(game, writeRecord(freshTable.practice));
    expect(result.ok && result.value.match.turns.at(-1)).toEqual({ seat: HUMAN, move: one, hint: otherMove });
  });

  test('leaving clears the table and its clocks', () => {
    const table = botTurnTable();
    table.send({ type: 'leave' });
    expect(table.state.practice).toBeNull();
    expect(table.timers.size).toBe(0);
    expect(table.effects.at(-1)).toEqual({ type: 'release', game: game.id });
  });
});

test('some moves were undone freely, and some needed leave', () => {
  expect(freeCount).toBeGreaterThan(5);
  expect(consentCount).toBeGreaterThan(5);
});
