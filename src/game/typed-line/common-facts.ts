import type { FactGrammar, Grammar } from './grammar.ts';

/** Clauses of every game whose seats have a hand each and whose position has a turn. */

/** Words about a try that came too early. */
export const ORDER_FACTS: readonly FactGrammar[] = [
  { says: ['first', 'before {who} [speak|bid|play]', 'out_of turn'], sets: {}, isOutOfTurn: true },
];

export const TURN_FACTS: readonly FactGrammar[] = [
  { says: ['{whose} turn'], sets: { turn: '{whose}' } },
  { says: ['{who} be next', '{who} be on_turn'], sets: { turn: '{who}' } },
];

export const HAND_FACTS: readonly FactGrammar[] = [
  { says: ['[that be] {whose} last card'], sets: { 'hand-{whose}': ['1?'] } },
  { says: ['{whose} last|only card [be] {things}'], sets: { 'hand-{whose}': '{things}' }, isWhole: true },
  { says: ['{who} have|hold only {things} [left] [in hand]'], sets: { 'hand-{who}': '{things}' }, isWhole: true },
  {
    says: ['nobody_else|no_one_else have|hold [any] card [left]', 'everyone_else|everybody_else be out'],
    sets: { 'hand-{others}': [] },
  },
  { says: ['{who} have|hold {n:number} card [left] [in hand]'], sets: { 'hand-{who}': ['{n}?'] } },
  { says: ['{who} have|hold {things} [in hand]'], sets: { 'hand-{who}': '{things}' } },
  {
    says: ['{whose} hand [be|have] {things}', '{things} in {whose} hand', '{things} in hand'],
    sets: { 'hand-{whose}': '{things}' },
  },
];

export const DIRECTION_FACTS: readonly FactGrammar[] = [
  { says: ['[{who}] [play] [go] clockwise'], sets: { direction: 1 } },
  {
    says: ['[{who}] [play] [go] anticlockwise|counterclockwise|anti-clockwise|counter-clockwise'],
    sets: { direction: -1 },
  },
];

/** A clause that says a pile is empty. */
export const emptyFact = (names: string, place: string): FactGrammar => ({
  says: [`${names} [be] empty`, `empty ${names}`],
  sets: { [place]: [] },
});

/** It is the turn of the player who tries, unless the position says whose it is. */
export const turnOfMover: Grammar<unknown>['turn'] = (seat, { hasField }) =>
  hasField('turn') ? null : { place: 'turn', value: seat };
