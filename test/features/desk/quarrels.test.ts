import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LATE_WORDS } from '../../../src/features/desk/late-words.ts';
import {
  $draft,
  $laidTable,
  $places,
  $target,
  $touchedThings,
  choosePlace,
  showCase,
} from '../../../src/features/desk/state/desk.ts';
import { type DeskDraft, questionsAbout } from '../../../src/features/desk/state/draft.ts';
import { edit, editPlace, leaveHouseRules, removeUnseen, tapCard } from '../../../src/features/desk/state/edit.ts';
import { setHouseRule } from '../../../src/features/desk/state/house-rules.ts';
import { openDraft, packDraft } from '../../../src/features/desk/state/link.ts';
import { $offers } from '../../../src/features/desk/state/offers.ts';
import { shortAnswersFor } from '../../../src/features/desk/state/place-answers.ts';
import { $answer, fetchReferee } from '../../../src/features/desk/state/ruling.ts';
import { isCardPlace, joinThings } from '../../../src/features/desk/state/things.ts';
import { setMove, touchSession, touchThing, tryMove } from '../../../src/features/desk/state/try.ts';
import { enterLine } from '../../../src/features/desk/state/typed-line.ts';
import { saveOptions } from '../../../src/features/house-rules/our-table.ts';
import type { ChoicePlace, ListPlace } from '../../../src/game/desk.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import type { Json } from '../../../src/game/json.ts';
import { sortedChoices } from '../../../src/game/options.ts';
import { gameById } from '../../../src/games/index.ts';
import { answer } from '../../../src/referee/answer.ts';
import { unpackCase } from '../../../src/referee/link.ts';
import { disputesOf } from '../../../src/rulebook/disputes.ts';
import { propose } from '../../../src/table/session.ts';
import { allQuarrels, tapsAfter, tapsBefore, tapsOf } from '../../site/quarrels/quarrel.ts';

const quarrels = await allQuarrels();
const draft = (): DeskDraft => $draft.get() as DeskDraft;

function required<T>(thing: T | undefined | null, name: string): T {
  if (thing === undefined || thing === null) throw new RangeError(`nothing to touch: ${name}`);
  return thing;
}

/** Sets a value of the current place. */
function say(label: string): void {
  const place = required($target.get(), label);
  if (place.kind === 'list') {
    const [line = '', word = ''] = label.split(': ');
    if (label === place.emptyLabel) {
      editPlace(place, []);
      return;
    }
    const lines = (place as ListPlace).next(draft().position);
    const choices = lines.find((one) => one.label === line)?.choices;
    editPlace(
      place,
      required(
        choices?.find((one) => one.label === word),
        label,
      ).said,
    );
    return;
  }
  const choices = (place as ChoicePlace).choices;
  editPlace(
    place,
    required(
      choices.find((one) => one.label === label || one.label.startsWith(`${label} `)),
      label,
    ).value,
  );
}

/** Presses the action button with these words. */
function act(words: string): void {
  const offer = $offers.get().find(({ says }) => says.startsWith(words));
  const way = propose(touchSession()).find(({ label, detail }) => `${label}: ${detail}`.startsWith(words));
  tryMove(required(offer ?? way, words).move);
}

/** Answers a question of the ruling. */
function reply(game: WholeGame, words: string): void {
  const { position, seat, move } = draft();
  const moveQuestions = game.desk.about?.(position, seat, required(move, words)) ?? [];
  const choice = moveQuestions.flatMap(({ choices }) => choices).find(({ label }) => label.startsWith(words));
  if (choice) {
    setMove(choice.move);
    return;
  }
  const answer = $answer.get();
  if (words === LATE_WORDS.layItOut) {
    choosePlace(required(answer?.ok ? answer.value.openQuestions[0] : null, words).id);
    return;
  }
  const openIds = answer?.ok ? answer.value.openQuestions.slice(0, 1).map(({ id }) => id) : [];
  const askedQuestions = $places.get().flatMap((place) => questionsAbout(place, position));
  const questions = [...$places.get(), ...askedQuestions].filter(
    (place) =>
      openIds.includes(place.id) ||
      (askedQuestions.includes(place as ChoicePlace) && place.read(position) !== undefined),
  );
  const replies = questions.flatMap((place) => {
    const shortAnswers =
      place.kind === 'choice'
        ? place.choices.map(({ value, label }) => ({ label, said: value }))
        : shortAnswersFor(game, draft(), place);
    return shortAnswers.map(({ label, said }) => ({ place, label, said }));
  });
  const chosenReply = required(
    replies.find(({ label }) => label === words),
    words,
  );
  editPlace(chosenReply.place, chosenReply.said);
}

function join(): void {
  const place = $target.get();
  if (!place || !isCardPlace(place)) throw new RangeError('nothing to put together');
  edit((json) => joinThings(place, json, $touchedThings.get()));
  $touchedThings.set([]);
}

function tap(game: WholeGame, token: string): unknown {
  const rest = token.slice(1);
  if (token === 'more') return;
  if (token === 'done') return leaveHouseRules();
  if (token === 'none') return editPlace(required($target.get(), token), []);
  if (token === 'join') return join();
  if (token === 'whole') return removeUnseen($target.get() as Parameters<typeof removeUnseen>[0]);
  switch (token[0]) {
    case '@':
      return choosePlace(rest);
    case '>': {
      const [zone = '', item = ''] = rest.split('/');
      return touchThing({ zone, item });
    }
    case '!':
      return act(rest);
    case '?':
      return reply(game, rest);
    case '=':
      return say(rest);
    case '+':
      return editPlace(required($target.get(), token), Number(rest));
    case '#':
      return showCase(required(disputesOf(game)[Number(rest) - 1], token).json);
    case '%': {
      const [key = '', value = ''] = rest.split('=');
      const spec = required(
        game.options.find((option) => option.key === key),
        token,
      );
      const choice = sortedChoices(spec).find(({ label }) => label === value);
      return void setHouseRule(key, required(choice, token).value);
    }
    default:
      return tapCard(required(game.pack.read(token), token));
  }
}

/** The verdict, and the rules that the ruling names: broken, in doubt, permitting. */
function ruled() {
  const result = $answer.get();
  if (!result?.ok) throw new Error(result?.fault.says ?? 'there is no ruling');
  const { verdict, findings, maybe, permits } = result.value.ruling;
  return { verdict, rules: [...[...findings, ...maybe].map(({ rule }) => rule), ...permits] };
}

// No worker starts here, so the page judges.
beforeAll(fetchReferee);

describe.each([...quarrels])('the arguments of %s', (id, quarrels) => {
  const game = required(gameById(id), id);

  beforeEach(() => {
    saveOptions(id, {});
    openDraft(game, '');
  });
  // A house rule of an argument is kept as the player's own.
  afterEach(() => saveOptions(id, {}));

  test.each(quarrels.map((quarrel) => [quarrel.says, quarrel] as const))('%s', (_, quarrel) => {
    for (const token of tapsOf(quarrel)) tap(game, token);
    const laidTable = $laidTable.get();
    expect(laidTable?.ok || laidTable?.fault).toBe(true);
    const { verdict, rules } = ruled();
    expect({ verdict, rules }).toEqual({ verdict: quarrel.verdict, rules: expect.arrayContaining([quarrel.rule]) });
    // A link is judged the same by every reader.
    const link = unpackCase(packDraft(game, draft()));
    const line = link.ok ? (answer('judge', JSON.stringify(link.value), gameById) as Json) : null;
    expect(line).toMatchObject({ verdict: quarrel.verdict });
  });

  test.each(quarrels.map((quarrel) => [quarrel.line, quarrel] as const))('“%s”', async (line, quarrel) => {
    for (const token of tapsOf(quarrel)) tap(game, token);
    const byTouch = ruled();
    saveOptions(id, {});
    openDraft(game, '');
    for (const token of tapsBefore(quarrel)) tap(game, token);
    expect(await enterLine(line)).toBeNull();
    for (const token of tapsAfter(quarrel)) tap(game, token);
    const { verdict, rules } = ruled();
    expect({ verdict, rule: rules[0] }).toEqual({ verdict: byTouch.verdict, rule: byTouch.rules[0] });
  });
});

test('there are at least eighty arguments, sixteen or more for each game', () => {
  const counts = [...quarrels.values()].map((quarrels) => quarrels.length);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(80);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(16);
});

test('every known argument opens on a ruling', () => {
  for (const id of quarrels.keys()) {
    const game = required(gameById(id), id);
    const disputes = disputesOf(game);
    expect(disputes.length).toBeGreaterThanOrEqual(3);
    for (const { json, title } of disputes) {
      openDraft(game, '');
      showCase(json);
      expect($answer.get()?.ok, title).toBe(true);
    }
  }
});
