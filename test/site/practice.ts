import type { Page } from '@playwright/test';
import { greedy } from '../../src/bots/greedy.ts';
import { HUMAN } from '../../src/features/house-rules/names.ts';
import { saveKey } from '../../src/features/saved-games/save-key.ts';
import type { CoachedGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import { begin } from '../../src/game/match.ts';
import { defaultOptions, type Options } from '../../src/game/options.ts';
import type { GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom } from '../../src/random/random.ts';
import { isDeep } from '../depth.ts';
import { click, pageTime, waitUntilDrawn } from './gestures.ts';
import { makeMove } from './make-move.ts';
import { keyboard, type PageUser } from './page-user.ts';

/** Plays whole games at the practice table without knowing the game. */

/** Settings that make a game short, by the name of the house rule; in the deep check only the first. */
const SHORT_OPTIONS: Readonly<Record<string, string>> = isDeep
  ? { 'Points to win': '1' }
  : { 'Points to win': '1', Rounds: '2', 'Cards in a goal pile': '5' };

/** Deals a game with the default set-up and the settings that make it short. */
export async function dealByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deal' }).waitFor();
  await page.getByRole('button', { name: /^House rules:/ }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.setup-options').waitFor();
  for (const [rule, value] of Object.entries(SHORT_OPTIONS)) {
    const field = page.getByLabel(rule, { exact: true });
    if ((await field.count()) === 0) continue;
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(value);
  }
  await page.getByRole('button', { name: 'Deal' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'What you do' }).waitFor();
}

/** Takes back the player's last move, and confirms it if the page asks. */
export async function takeBack(page: Page): Promise<void> {
  await click(page.getByRole('button', { name: 'Undo' }));
  const agreed = page.getByRole('button', { name: 'Take my move back' });
  if ((await agreed.count()) === 0) return;
  await click(agreed);
}

/** The control that closes a window without a clock. */
const PASS_BUTTON = '.play-window .chip:not(:has(.play-clock))';

/**
 * What the page waits for: the player's move, a decision in a window, a press of Enter, or nothing; and the progress
 * of the game.
 */
interface PageState {
  readonly kind: 'move' | 'moment' | 'enter' | 'end';
  readonly storedText: string;
}

/** Waits until the others have played. */
function pageState(page: Page, id: string): Promise<PageState> {
  return page.evaluate(
    async ([key, passes]) => {
      const readKind = (): PageState['kind'] | null => {
        // The count of a round, with the focus on the button to continue.
        if (document.querySelector('dialog[open], .end.count')) return 'enter';
        if (document.querySelector('.end')) return 'end';
        if (document.querySelector('.player.is-on')?.textContent?.startsWith('Y')) return 'move';
        return document.querySelector(passes) ? 'moment' : null;
      };
      for (;;) {
        const kind = readKind();
        if (kind) return { kind, storedText: localStorage.getItem(key) ?? '' };
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    [saveKey(id), PASS_BUTTON] as const,
  );
}

/** A stored game. */
interface StoredGame {
  readonly record: {
    readonly options?: Options;
    readonly start: { readonly seed: number };
    readonly moves: readonly { readonly seat: Seat; readonly move: JsonObject; readonly then?: unknown }[];
  };
}

/** Returns a function that follows a stored game and plays each turn once. */
export function storedGameReader(game: CoachedGame): (storedText: string) => GameState {
  let movesPlayed = 0;
  let state: GameState | undefined;
  return (storedText) => {
    const { options: givenOptions, start, moves } = (JSON.parse(storedText) as StoredGame).record;
    const turns = moves.filter(({ then }) => then === undefined);
    const options = { ...defaultOptions(game.options), ...givenOptions };
    state ??= begin(game, options, start.seed).state;
    for (const { seat, move: json } of turns.slice(movesPlayed)) {
      const move = game.notation.move.read(json, options);
      if (!move.ok) throw new Error(move.fault.says);
      state = game.play.play(state, seat, move.value).state;
    }
    movesPlayed = turns.length;
    return state;
  };
}

/** How to play: the input device, and a maximum of the player's own moves. */
interface PlayOptions {
  readonly hand?: PageUser;
  readonly maxMoves?: number;
}

/** Plays with the moves of a Regular until a player has won. @returns the number of own moves */
export async function playToTheEnd(page: Page, game: CoachedGame, way: PlayOptions = {}): Promise<number> {
  const { hand = keyboard(page), maxMoves = 3000 } = way;
  const stateOf = storedGameReader(game);
  for (let moves = 0; moves <= 3000; ) {
    const { kind, storedText } = await pageState(page, game.id);
    if (kind === 'end' || moves === maxMoves) return moves;
    if (kind === 'enter') {
      await page.keyboard.press('Enter');
      await waitUntilDrawn(page);
      continue;
    }
    const state = stateOf(storedText);
    const turn = game.play.turn(state);
    const view = game.visibility.view(state, HUMAN);
    const moment = kind === 'moment' ? game.aside?.window(view, HUMAN) : undefined;
    // A player may still act out of turn, which the page doesn't reveal. If none can, the window closes.
    if (turn !== HUMAN) {
      await (moment && turn === moment.next ? hand.press(PASS_BUTTON) : pageTime(page, 10));
      continue;
    }
    const move = greedy(game, view, HUMAN, createRandom(moves));
    if (moment && game.notation.key(move) === game.notation.key(moment.decline)) await hand.press(PASS_BUTTON);
    else await makeMove(hand, { game, view, seat: HUMAN }, move);
    moves++;
  }
  throw new Error('the game never ends');
}
