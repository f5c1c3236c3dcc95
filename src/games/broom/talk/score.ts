import type { Card } from '../../../cards/card.ts';
import { count, list } from '../../../cards/words.ts';
import type { Gain } from '../events.ts';
import { PACK } from '../pack.ts';
import { CAROUSEL, SCHNAPPS } from '../play/score.ts';

function nameOf(card: Card): string {
  if (card === CAROUSEL) return '10♦, the Carousel';
  return card === SCHNAPPS ? '2♠, the Schnapps' : PACK.text(card);
}

function reason(gain: Gain): string {
  switch (gain.for) {
    case 'card':
      return nameOf(gain.card);
    case 'each':
      return `${count(gain.cards.length, gain.what)} (${list(gain.cards.map(PACK.text))})`;
    case 'most':
      return `most ${gain.what}s (${gain.n})`;
    case 'tie':
      return `a tie for most ${gain.what}s (${count(gain.n, gain.what)})`;
  }
}

/** "2 points for 2♠, the Schnapps." */
export function gainText({ points, gain }: { readonly points: number; readonly gain: Gain }): string {
  return gain.for === 'tie' && points === 0
    ? `${gain.sides} players are level with ${count(gain.n, gain.what)}: nobody gets the points for most ${gain.what}s.`
    : `${count(points, 'point')} for ${reason(gain)}.`;
}
