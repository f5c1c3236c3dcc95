import type { Game } from '../../../../game/game.ts';
import { defaultOptions, type Options } from '../../../../game/options.ts';
import { device } from '../../../../ui/device/device.ts';
import { parse } from '../../../../ui/device/kept.ts';
import { tableOf } from '../../../house-rules/table-of.ts';
import { readBook, type Sheet } from '../../../score-pad/state/sheet.ts';

/** The people whose score lies open on this device. */
function sheetOf(game: Game): Sheet | undefined {
  const text = device.read(`fair-deal/score/${game.id}`);
  const book = text === null ? undefined : readBook(game, parse(text));
  return book?.sheets.find(({ id }) => id === book.open);
}

/** Who probably sits at the table that is written down, and by what house rules: those of the score that lies open, else one’s own table. */
export function likelyTable(game: Game): { readonly names: readonly string[]; readonly options: Options } {
  const sheet = sheetOf(game);
  if (!sheet) return { names: [], options: tableOf(game) };
  return { names: sheet.names, options: { ...defaultOptions(game.options), ...sheet.options } };
}
