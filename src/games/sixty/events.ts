import type { Card } from '../../cards/card.ts';
import type { GameEvent } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';

/** Cards that count for a seat: taken, or left in its hand when the round is over. */
export interface Counted {
  readonly points: number;
  readonly counted: readonly Card[];
  readonly where: 'taken' | 'left in hand';
}

/** Why nobody plays on: nobody holds a card, one alone does, or only jokers are held. */
export type RoundEnd = 'nobody' | 'one' | 'jokers';

/** What happens in Sixty. `to`: on whom the cards are played then. */
export type SixtyEvent =
  | GameEvent<'spent' | 'took' | 'out' | 'passed-over' | 'skipped' | 'clockwise' | 'begins'>
  | (GameEvent<'attacked' | 'went-on'> & { readonly to: Seat })
  | (GameEvent<'passed-on'> & { readonly added: readonly Card[]; readonly to: Seat })
  | (GameEvent<'beat'> & { readonly beaten: readonly Card[] })
  | (GameEvent<'turned'> & { readonly to: Seat; readonly back: boolean })
  | (GameEvent<'picked'> & { readonly all: readonly Card[]; readonly to: Seat })
  | (GameEvent<'halved'> & { readonly rest: readonly Card[]; readonly to: Seat })
  | (GameEvent<'drew'> & { readonly drawn: number })
  | (GameEvent<'round-over'> & { readonly round: number; readonly why: RoundEnd })
  | (GameEvent<'scored'> & Counted)
  | (GameEvent<'tie'> & { readonly level: readonly Seat[] })
  | (GameEvent<'dealt'> & { readonly again: number })
  | (GameEvent<'game-over'> & { readonly totals: readonly number[] });
