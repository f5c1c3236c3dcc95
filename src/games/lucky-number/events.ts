import type { Suit } from '../../cards/suits.ts';
import type { GameEvent } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';

/** What happens in Lucky Number. */
export type LuckyEvent =
  | GameEvent<'dealt' | 'turned-up' | 'begins' | 'laid' | 'jumped' | 'goes-on' | 'passed' | 'drew'>
  | GameEvent<'again' | 'skipped' | 'skipped-again' | 'turn-over' | 'turn-begins'>
  /** The lucky number of the seat, which a combination comes to; null where nobody remembers it. */
  | (GameEvent<'lucky' | 'combined'> & { readonly lucky: number | null })
  | (GameEvent<'owes' | 'passed-on' | 'owes-dice'> & { readonly owed: number })
  | (GameEvent<'named'> & { readonly suit: Suit | null })
  | (GameEvent<'turned'> & { readonly direction: 1 | -1; readonly jumped: boolean })
  /** Dice as they fell. */
  | (GameEvent<'dice'> & { readonly dice: readonly number[]; readonly sum: number })
  | (GameEvent<'drew-debt'> & { readonly drawn: number })
  | (GameEvent<'reshuffled'> & { readonly shuffled: number })
  | (GameEvent<'too-few'> & { readonly missing: number })
  | (GameEvent<'out' | 'stuck' | 'turn-cap'> & { readonly winners: readonly Seat[] });
