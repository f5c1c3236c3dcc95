import type { Game } from '../../game/game.ts';
import { handZone } from '../../game/hand-zones.ts';
import type { ItemRef } from '../../game/zone.ts';
import type { Practice } from '../match-record.ts';
import { eyesOf } from '../people.ts';
import { isSame } from '../touch.ts';
import { sightOf } from './sight.ts';
import type { PracticeState } from './state.ts';

/** So many moves of each kind with each card are looked at: nobody mends a try in more ways. */
const GLANCE = 60;

/** Whether something allowed touches all of these. */
function goTogether(practice: Practice, things: readonly ItemRef[]): boolean {
  const { play, table }: Game = practice.game;
  const { view } = sightOf(practice);
  const eyes = eyesOf(practice);
  return play.moves(view, eyes, GLANCE).some((move) => {
    const picks = table.picksOf(view, eyes, move);
    return things.every((thing) => picks.some((pick) => isSame(pick, thing)));
  });
}

/**
 * What is touched as one touches on. After a refusal another card of one’s hand joins what was refused where that
 * mends it, and else takes its place, as it always does where there is an order of touches: nobody has to put back
 * first what they know is wrong.
 */
export function heldOn(state: PracticeState, practice: Practice, thing: ItemRef): readonly ItemRef[] {
  const { picked, tried } = state;
  const refused = tried?.ruling.verdict === 'illegal' && !tried.to;
  const another = thing.zone === handZone(eyesOf(practice)) && !picked.some((pick) => isSame(pick, thing));
  if (!refused || !another) return picked;
  return !practice.game.table.touch && goTogether(practice, [...picked, thing]) ? picked : [];
}
