import { joinWords } from '../../cards/words.ts';
import { houseRulesLine, openSendSheet } from '../share/index.ts';
import { createLink } from './state/link.ts';
import type { Sheet } from './state/sheet.ts';
import type { PadGame, PadStanding } from './state/standing.ts';
import { WORDS } from './words.ts';

/** Shares a score sheet as text with a link. @throws Error if what packs the link can't be fetched */
export async function sendSheet(game: PadGame, sheet: Sheet, standing: PadStanding): Promise<void> {
  const { sides, totals, rounds, table, nextRound } = standing;
  const score = joinWords(sides.map((name, side) => `${name} ${totals[side]}`));
  await openSendSheet({
    title: WORDS.sendTitle,
    words: WORDS.sent(game.name, rounds.length, game.pad.roundNoun, score),
    url: await createLink(game, sheet),
    paper: [nextRound.says, houseRulesLine(game, table.options)],
  });
}
