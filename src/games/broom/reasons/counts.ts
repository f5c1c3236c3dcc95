import type { Card } from '../../../cards/card.ts';
import { countNoun } from '../../../cards/words.ts';
import { readPiles } from '../../../game/picture-cards.ts';
import type { DrawnCounts, DrawnLine } from '../../../game/reasons.ts';
import type { BroomOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { CAROUSEL, SCHNAPPS, scoreLines } from '../play/score.ts';
import { type BroomGain, sideCount } from '../state.ts';

const SPECIAL_NAMES: ReadonlyMap<Card, string> = new Map([
  [CAROUSEL, 'the Carousel'],
  [SCHNAPPS, 'the Schnapps'],
]);

function drawGain(gain: BroomGain): DrawnLine {
  switch (gain.for) {
    case 'card':
      return { cards: [gain.card], text: SPECIAL_NAMES.get(gain.card) ?? PACK.text(gain.card) };
    case 'each':
      return { cards: gain.cards, text: countNoun(gain.cards.length, gain.what) };
    case 'most':
      return { cards: [], text: `most ${gain.what}s (${gain.n})` };
    case 'tie':
      return { cards: [], text: `${gain.sides} tie for most ${gain.what}s (${gain.n})` };
  }
}

export const DRAWN_COUNTS: DrawnCounts<BroomOptions> = {
  count: {
    lines: (json, options) =>
      scoreLines(options, readPiles(PACK, json['taken'], sideCount(options))).map(({ gain }) => drawGain(gain)),
  },
};
