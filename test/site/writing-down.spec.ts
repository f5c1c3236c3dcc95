import type { Locator, Page } from '@playwright/test';
import { greedy } from '../../src/bots/greedy.ts';
import { loadGames } from '../../src/cli/games.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { defaultOptions } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom } from '../../src/random/random.ts';
import { packCase } from '../../src/referee/link.ts';
import { isDeep } from '../depth.ts';
import { tap, waitUntilDrawn } from './gestures.ts';
import { someOf } from './sample.ts';
import { expect, PAGES, test } from './site.ts';

const GAMES = PAGES.flatMap((path) => /^\/([^/]+)\/records\/$/.exec(path)?.[1] ?? []);
/** Number of moves that people write down. */
const MAX_MOVES = isDeep ? 30 : 8;
const USUAL_TOUCHES = 3;

interface PlayedMove {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
}

/** A game of experienced players, from the deal. */
function experiencedGame(game: WholeGame, seed: number): readonly PlayedMove[] {
  const random = createRandom(seed);
  const playedMoves: PlayedMove[] = [];
  let state = game.play.deal(defaultOptions(game.options), seed);
  for (
    let seat = game.play.turn(state);
    seat !== null && playedMoves.length < MAX_MOVES;
    seat = game.play.turn(state)
  ) {
    const move = greedy(game, game.visibility.view(state, seat), seat, random);
    playedMoves.push({ state, seat, move });
    state = game.play.play(state, seat, move).state;
  }
  return playedMoves;
}

/** Returns whether a touch hits the element and nothing covers it. */
const isMet = (one: Locator): Promise<boolean> =>
  one.evaluate((el) => {
    const box = (el.querySelector('.spot-cards') ?? el).getBoundingClientRect();
    const hitElement = document.elementFromPoint(box.x + Math.min(box.width / 2, 12), box.y + 14);
    return hitElement !== null && (el.contains(hitElement) || hitElement.contains(el));
  });

/** A user with a phone beside the table. Counts the touches, and the items that needed scrolling. */
class Writer {
  touches = 0;
  readonly scrolls: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async touch(one: Locator, name: string): Promise<void> {
    await one.waitFor();
    await waitUntilDrawn(this.#page);
    if (!(await isMet(one))) this.scrolls.push(name);
    this.touches++;
    await tap(one);
  }

  get keypad(): Locator {
    return this.#page.locator('.write-which .keypad');
  }

  #keyOf(code: string): Locator {
    return this.keypad.locator(`[data-key="${code}"]`);
  }

  /** Touches the source of the move; if the card is unseen, names it. */
  async #thing(game: WholeGame, { state, seat }: PlayedMove, zone: string, item: string): Promise<void> {
    const zoneOfItem = game.table.zones(game.visibility.view(state, seat), seat, String).find(({ id }) => id === zone);
    const card = zoneOfItem?.items.find(({ id }) => id === item)?.cards.at(-1) ?? -1;
    const code = card < 0 ? null : game.pack.code(card);
    if (code && zoneOfItem?.kind === 'hand' && (await this.keypad.isVisible()))
      return this.touch(this.#keyOf(code), `${code} of the pack`);
    const zoneElement = this.#page.locator(`.write-table [data-zone="${zone}"]`);
    const itemButton = zoneElement.locator(`button[data-item="${item}"]`);
    const isSeen = code === null || (await itemButton.locator('.card-face:not(.is-back)').count()) > 0;
    const unseen = zoneElement.locator('button[data-item]:has(.is-back)').first();
    await this.touch(isSeen || zoneOfItem?.kind !== 'hand' ? itemButton : unseen, `${zone} ${item}`);
    if (code && (await this.keypad.isVisible())) await this.touch(this.#keyOf(code), `${code} of the pack`);
  }

  async write(game: WholeGame, one: PlayedMove, number: number): Promise<void> {
    const { state, seat, move } = one;
    const page = this.#page;
    const seats = page.getByRole('group', { name: 'Who plays' }).getByRole('button');
    if ((await seats.nth(seat).getAttribute('aria-pressed')) !== 'true') {
      await this.touch(seats.nth(seat), `seat ${seat}`);
    }
    const view = game.visibility.view(state, seat);
    const picks = game.table.picksOf(view, seat, move);
    for (const { zone, item } of picks) await this.#thing(game, one, zone, item);
    const line = page.locator('.write-last p');
    const isDone = async (): Promise<boolean> =>
      (await line.isVisible()) && ((await line.textContent()) ?? '').startsWith(`${number}.`);
    if (await isDone()) return;
    const key = game.notation.key(move);
    const proposal = game.table.propose(view, seat, picks).find((way) => game.notation.key(way.move) === key);
    const labels = [proposal?.label, proposal?.detail].filter(Boolean);
    const acts = page.locator('.write-acts');
    const fullButton = acts.getByRole('button', { name: new RegExp(`^${labels.join(':? ')}$`) });
    const labelButton = acts.getByRole('button', { name: String(proposal?.label), exact: true });
    await this.touch((await fullButton.count()) > 0 ? fullButton.first() : labelButton.first(), labels.join(' '));
    expect(await isDone(), `${number}. ${game.texts.describeMove(move)}`).toBe(true);
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const id of someOf(GAMES, 1, 2)) {
  test(`${id}: a game is written down from the desk’s table with two or three touches a move, and without scrolling`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const game = (await loadGames()).get(id);
    if (!game) throw new Error(`no game ${id}`);
    const playedMoves = experiencedGame(game, 5);
    const [firstMove] = playedMoves;
    if (!firstMove) throw new Error('no seat is on turn');
    const position = game.notation.position.write(game.visibility.view(firstMove.state, 0));
    await page.goto(`/${id}/records/#${packCase({ game: id, options: {}, position, seat: firstMove.seat })}`);
    await tap(page.getByRole('button', { name: 'What was played', exact: true }));
    const writer = new Writer(page);
    const counts: number[] = [];
    for (const [i, one] of playedMoves.entries()) {
      const touchesBefore = writer.touches;
      await writer.write(game, one, i + 1);
      counts.push(writer.touches - touchesBefore);
    }
    console.info(`${id}: touches a move ${counts.join(' ')}`);
    expect(counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(USUAL_TOUCHES);
    expect(writer.scrolls).toEqual([]);
    await tap(page.getByRole('button', { name: 'Go through it' }));
    await expect(page.locator('.lines')).toContainText('Nothing was against the rules.');
  });
}
