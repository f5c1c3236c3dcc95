import { render } from 'preact-render-to-string';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Actions } from '../../../src/features/practice/Actions.tsx';
import { Dock } from '../../../src/features/practice/Dock.tsx';
import { fetchLazyParts } from '../../../src/features/practice/lazy-parts.tsx';
import type { Action } from '../../../src/features/practice/state/action.ts';
import { observe } from '../../../src/features/practice/state/observation.ts';
import { type Moment, momentOf, PROMPTS } from '../../../src/features/practice/state/prompt.ts';
import { $table } from '../../../src/features/practice/state/run.ts';
import { EMPTY_TABLE, type PracticeState } from '../../../src/features/practice/state/state.ts';
import { PROMPT_WORDS } from '../../../src/features/practice/state/words.ts';
import { WORDS } from '../../../src/features/practice/words.ts';
import { viewerOf } from '../../../src/features/saved-games/index.ts';
import { games } from '../../../src/games/index.ts';
import { answerAction, playAtRandom } from './state/random-table.ts';
import { TestTable } from './state/test-table.ts';

const GAMES_PLAYED = 15;
const DEEDS = 200;
/** Pages rendered of each moment, as rendering takes time. */
const MAX_PAGES = 3;

/** The state after an action, at a copy of the table. */
function stateAfter(table: TestTable, action: Action): PracticeState {
  const copy = Object.assign(new TestTable(), { settings: table.settings, state: table.state, now: table.now });
  copy.send(action);
  return copy.state;
}

const turnsOf = ({ practice }: PracticeState): number => practice?.match.turns.length ?? 0;

/** What the words of the panel promise, and can’t keep. */
function findFalseWord(table: TestTable): string | null {
  const { state, practice } = table;
  const viewer = viewerOf(practice);
  const { view, turn, zones } = observe(practice);
  const { panel } = PROMPTS[momentOf(state)];
  const moves = turn === viewer ? practice.game.play.moves(view, viewer, 5) : [];
  if (panel === PROMPT_WORDS.turn) {
    const hand = zones().find(({ kind, seat, items }) => kind === 'hand' && seat === viewer && items.length > 0);
    const item = hand?.items[0]?.id;
    if (!hand || !item) return 'there is no card in hand to touch';
    const { picked, tried } = stateAfter(table, { type: 'pick', thing: { zone: hand.id, item } });
    if (picked.length === 0 && tried === null) return 'a touched card does nothing';
  }
  if (panel === PROMPT_WORDS.announcing && moves.some((move) => practice.game.table.picksOf(view, viewer, move).length))
    return 'cards are needed';
  if (panel === PROMPT_WORDS.forced && stateAfter(table, { type: 'see-last-move' }).forcedMove)
    return 'a touch doesn’t stop it';
  return null;
}

/** What a prompt promises and can’t keep, or keeps from the player; null if there is nothing. */
function findFault(table: TestTable): string | null {
  const { state, practice } = table;
  const viewer = viewerOf(practice);
  const { view, turn } = observe(practice);
  const { buttons, answers } = PROMPTS[momentOf(state)];
  const moves = turn === viewer ? practice.game.play.moves(view, viewer, 5) : [];
  const canPlay = moves.some((move) => turnsOf(stateAfter(table, { type: 'attempt', move })) > turnsOf(state));
  // A move made instead of an answer leaves the earlier move as it is.
  if (canPlay !== (buttons === 'open') && state.undoReason === null) return canPlay ? 'looks closed' : 'looks open';
  const deadAnswer = answers.find((type) => stateAfter(table, answerAction(type)) === state);
  if (deadAnswer) return `${deadAnswer} does nothing`;
  const isStuck = answers.length === 0 && buttons !== 'open' && table.timers.size === 0 && table.asked.length === 0;
  if (isStuck && !['elsewhere', 'outdated', 'over'].includes(momentOf(state))) return 'nothing leads on';
  return findFalseWord(table);
}

/** Labels of the buttons for the actions that a prompt names, where they stand below or beside the table. */
const ANSWER_LABELS: Partial<Record<Action['type'], RegExp>> = {
  'accept-move': />(Allowed|Continue|Allowed after all)</,
  doubt: />Objection</,
  object: />I can’t name the rule</,
  'take-back': />Take my move back</,
  'withdraw-undo': />Leave it as it is</,
  'continue-play': />(Continue|Try again)</,
  'close-window': />(Continue|Hold on)</,
};

/** Moments in which another part takes the place of the buttons. */
const WITHOUT_ACTIONS: readonly Moment[] = ['passing', 'last-move', 'count', 'over'];

/** What the page shows in a moment, and shouldn’t. */
function findPageFault({ state, practice }: TestTable): string | null {
  const moment = momentOf(state);
  if (WITHOUT_ACTIONS.includes(moment)) return null;
  $table.set(state);
  const [actions, dock] = [render(<Actions practice={practice} />), render(<Dock practice={practice} home="/" />)];
  const { view } = observe(practice);
  const { buttons, answers, panel } = PROMPTS[moment];
  const labels = practice.game.table.actions(view, viewerOf(practice));
  const open = [...actions.matchAll(/<button([^>]*)>([^<]*)/g)].filter(
    ([, attributes = '', label = '']) =>
      labels.includes(label) && !/aria-disabled(="true")?/.test(attributes.replace('aria-disabled="false"', '')),
  );
  if (open.length > 0 && buttons !== 'open' && !(buttons === 'try' && state.picked.length > 0))
    return `${open[0]?.[2]} looks pressable`;
  const invitation = [PROMPT_WORDS.turn, PROMPT_WORDS.picked, PROMPT_WORDS.announcing].find((text) =>
    dock.includes(text),
  );
  if (invitation && invitation !== panel) return `the panel invites: ${invitation}`;
  if (actions.includes(`${WORDS.yourTurn}.`) && buttons !== 'open') return 'the line calls it your turn';
  const missing = answers.find((type) => ANSWER_LABELS[type]?.test(actions + dock) === false);
  return missing ? `no button for ${missing}` : null;
}

beforeAll(fetchLazyParts);
afterEach(() => $table.set(EMPTY_TABLE));

describe('the prompts', () => {
  const seen = new Map<Moment, number>();

  test.each(games.map((game) => [game.name, game] as const))(
    'of %s speak about now, wherever chance leads',
    (_, game) => {
      const faults = new Set<string>();
      const pages = new Map<Moment, number>();
      for (let seed = 1; seed <= GAMES_PLAYED; seed++) {
        for (const table of playAtRandom(game, seed, DEEDS)) {
          const moment = momentOf(table.state);
          seen.set(moment, (seen.get(moment) ?? 0) + 1);
          const shown = pages.get(moment) ?? 0;
          const fault = findFault(table) ?? (shown < MAX_PAGES ? findPageFault(table) : null);
          pages.set(moment, shown + 1);
          if (fault) faults.add(`${moment}: ${fault}`);
        }
      }
      expect([...faults]).toEqual([]);
    },
  );

  test('are all met in these games, but for a page without a game', () => {
    const unseen = Object.keys(PROMPTS).filter((moment) => !seen.has(moment as Moment));
    expect(unseen).toEqual(['no-game']);
  });
});
