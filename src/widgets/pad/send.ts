import { count, list } from '../../cards/words.ts';
import { linkTo } from '../../stores/pad/link.ts';
import type { PadGame, Standing } from '../../stores/pad/reckon.ts';
import type { Sheet } from '../../stores/pad/sheet.ts';
import { houseLine } from '../send/house.ts';
import { openSend } from '../send/open.ts';

/** A score sheet in words, and where it opens again. @throws Error where it can't be had */
export async function sendSheet(game: PadGame, sheet: Sheet, standing: Standing): Promise<void> {
  const { sides, totals, rounds, table, next } = standing;
  const score = list(sides.map((who, side) => `${who} ${totals[side]}`));
  await openSend({
    title: 'Send this score sheet',
    words: `${game.name} after ${count(rounds.length, game.pad.round)}: ${score}.`,
    url: await linkTo(game, sheet),
    paper: [next.says, houseLine(game, table.options)],
  });
}
