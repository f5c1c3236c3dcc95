import { isCompleteRun, type Picture, panDifference, type RunFacts } from '../../src/game/picture.ts';

/**
 * Returns an error in the steps of a run, or null: a card that doesn't follow the one before it, or a gap
 * where no card is missing.
 */
function findRunError({ slots, steps }: RunFacts): string | null {
  const shownSlots = slots.filter(({ mark }) => mark === 'there' || mark === 'new');
  const isComplete = slots.every(({ mark }) => mark !== 'gap');
  for (const [i, { at }] of shownSlots.entries()) {
    const previousAt = shownSlots[i - 1]?.at;
    if (previousAt === undefined || steps.includes(at - previousAt)) continue;
    if (isComplete) return `${previousAt} is followed by ${at}`;
    for (let missing = previousAt + 1; missing < at; missing++) {
      if (!slots.some((slot) => slot.mark === 'gap' && slot.at === missing)) return `${missing} is not missing`;
    }
  }
  const wrongSlot = slots.find((slot) => (slot.card === null) !== (slot.mark === 'gap'));
  return wrongSlot ? `a ${wrongSlot.mark} at ${wrongSlot.at} with card ${wrongSlot.card}` : null;
}

/** Returns how a picture contradicts the verdict; null if it doesn't. */
export function pictureError(picture: Picture, isLegal: boolean): string | null {
  switch (picture.kind) {
    case 'scales': {
      const weights = [...picture.pans.flat(), ...picture.against];
      if (weights.some(({ value }) => value <= 0)) return 'something without a value is weighed';
      return isLegal && picture.pans.some((pan) => panDifference(picture, pan) !== 0) ? 'a legal sum is off' : null;
    }
    case 'run':
      if (isCompleteRun(picture) !== isLegal) return isLegal ? 'a legal run has a fault' : 'a broken run has none';
      return findRunError(picture);
    case 'limit': {
      const isWithin = picture.count >= picture.least && picture.count <= picture.most;
      return isWithin === isLegal ? null : `${picture.count} of ${picture.least} to ${picture.most}`;
    }
    case 'hands':
      return picture.hands.some(({ cards, name }) => cards.length > 5 || name === '') ? 'no hand' : null;
    case 'sum':
      return picture.terms.length > 0 ? null : 'nothing is added';
    case 'order':
      return picture.names[picture.now] === undefined ? 'no seat is on turn' : null;
  }
}
