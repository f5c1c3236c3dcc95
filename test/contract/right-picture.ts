import { isCompleteRun, type Picture, panDifference, type RunFacts } from '../../src/game/picture.ts';

/** Errors in the steps of a run: a card that doesn't follow the one before it, a gap that isn't one. */
function runErrors({ slots, steps }: RunFacts): string | null {
  const lying = slots.filter(({ mark }) => mark === 'there' || mark === 'new');
  const whole = slots.every(({ mark }) => mark !== 'gap');
  for (const [i, { at }] of lying.entries()) {
    const before = lying[i - 1]?.at;
    if (before === undefined || steps.includes(at - before)) continue;
    if (whole) return `${before} is followed by ${at}`;
    for (let missing = before + 1; missing < at; missing++) {
      if (!slots.some((slot) => slot.mark === 'gap' && slot.at === missing))
        return `${missing} is not missing`;
    }
  }
  const empty = slots.find((slot) => (slot.card === null) !== (slot.mark === 'gap'));
  return empty ? `a ${empty.mark} at ${empty.at} with card ${empty.card}` : null;
}

/** What a picture claims against the verdict; null if it is right. */
export function pictureError(picture: Picture, legal: boolean): string | null {
  switch (picture.kind) {
    case 'scales': {
      const weights = [...picture.pans.flat(), ...picture.against];
      if (weights.some(({ value }) => value <= 0)) return 'something without a value is weighed';
      return legal && picture.pans.some((pan) => panDifference(picture, pan) !== 0)
        ? 'a legal sum is off'
        : null;
    }
    case 'run':
      if (isCompleteRun(picture) !== legal)
        return legal ? 'a legal run has a fault' : 'a broken run has none';
      return runErrors(picture);
    case 'limit': {
      const within = picture.count >= picture.least && picture.count <= picture.most;
      return within === legal ? null : `${picture.count} of ${picture.least} to ${picture.most}`;
    }
    case 'hands':
      return picture.hands.some(({ cards, name }) => cards.length > 5 || name === '') ? 'no hand' : null;
    case 'order':
      return picture.names[picture.now] === undefined ? 'no seat is on turn' : null;
  }
}
