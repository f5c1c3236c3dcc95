import { count, list } from '../../cards/words.ts';
import { houseRulesLine } from '../share/house-rule-text.ts';
import { openSendSheet } from '../share/send-sheet.ts';
import { linkTo } from './state/link.ts';
import type { PadGame, Standing } from './state/reckon.ts';
import type { Sheet } from './state/sheet.ts';

/** A score sheet in words, and where it opens again. @throws Error where it can't be had */
export async function sendSheet(game: PadGame, sheet: Sheet, standing: Standing): Promise<void> {
  const { sides, totals, rounds, table, next } = standing;
  const score = list(sides.map((who, side) => `${who} ${totals[side]}`));
  await openSendSheet({
    title: 'Send this score sheet',
    words: `${game.name} after ${count(rounds.length, game.pad.round)}: ${score}.`,
    url: await linkTo(game, sheet),
    paper: [next.says, houseRulesLine(game, table.options)],
  });
}
