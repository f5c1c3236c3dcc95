import { count, list } from '../../cards/words.ts';
import { houseLine } from '../share/house.ts';
import { openSend } from '../share/open.ts';
import { linkTo } from './state/link.ts';
import type { PadGame, Standing } from './state/reckon.ts';
import type { Sheet } from './state/sheet.ts';

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
