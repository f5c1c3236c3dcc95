import { RANKS } from '../../../cards/ranks.ts';
import { isWholeNumber } from '../../../game/desk.ts';
import type { JsonObject } from '../../../game/json.ts';
import type { HandsFacts } from '../../../game/picture.ts';
import { readCards } from '../../../game/picture-cards.ts';
import type { DrawnCounts } from '../../../game/reasons.ts';
import type { PokexOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { sideOf, TRICKS } from '../state.ts';
import { drawHands } from '../texts/compared-hands.ts';

const SIDE_NAMES = ['The leading side', 'The other side'] as const;

/** The two hands of a trick; the centre card belongs to both. */
function drawTrick({ leading, other, centre, wild }: JsonObject, options: PokexOptions): HandsFacts {
  const [leadingHand, otherHand] = [leading, other].map((cards) => [
    ...readCards(PACK, cards),
    ...readCards(PACK, centre),
  ]);
  const wildRank = RANKS.find((rank) => rank === wild) ?? null;
  return drawHands(options, wildRank, [leadingHand ?? [], otherHand ?? []], SIDE_NAMES);
}

export const DRAWN_COUNTS: DrawnCounts<PokexOptions> = {
  count: {
    /** The tricks of the declaring side beside its bid. */
    picture({ bid, declarer, tricks }) {
      const won: unknown = Array.isArray(tricks) && isWholeNumber(declarer) ? tricks[sideOf(declarer)] : undefined;
      if (!isWholeNumber(bid) || !isWholeNumber(won)) return undefined;
      return { kind: 'limit', count: won, least: bid, most: TRICKS };
    },
  },
  hands: {
    answer(json, options) {
      const { better } = drawTrick(json, options);
      return `${better === null ? 'Neither side' : SIDE_NAMES[better]} wins`;
    },
    picture: drawTrick,
  },
};
