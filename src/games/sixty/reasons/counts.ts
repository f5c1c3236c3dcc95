import { readPiles } from '../../../game/picture-cards.ts';
import type { DrawnCounts } from '../../../game/reasons.ts';
import type { SixtyOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { scoreLines } from '../play/score.ts';

export const DRAWN_COUNTS: DrawnCounts<SixtyOptions> = {
  count: {
    lines: ({ penalty, hands }, { seats }) =>
      scoreLines(readPiles(PACK, penalty, seats), readPiles(PACK, hands, seats)).map(({ counted, where }) => ({
        cards: counted,
        text: counted.length > 0 ? where : `nothing ${where}`,
      })),
  },
};
