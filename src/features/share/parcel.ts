import type { Card } from '../../cards/card.ts';
import type { Box, Game } from '../../game/game.ts';
import type { Picture } from '../../game/picture.ts';
import type { CitedReason } from '../../referee/cited-reasons.ts';
import type { Verdict } from '../../referee/verdict.ts';

/** An item to send: a rule, a lesson, a ruling, a score sheet, house rules. */
export interface Parcel {
  /** Title of the dialog. */
  readonly title: string;
  /** Text that is understood without the page: "Allowed: three jacks with a jack (rule 4.11)". */
  readonly words: string;
  /** Address of the page that shows the item. */
  readonly url: string;
  /** The ruling that is sent: shown, and its picture sent along. */
  readonly ruling?: SentRuling;
  /** The answer of a count: the same. */
  readonly count?: SentCount;
  /** Another picture to send along: an element as the page shows it, or SVG code. */
  readonly draw?: () => Element | string | null;
  /** Extra lines in print: house rules, whose turn it was. */
  readonly paper?: readonly string[];
}

/** The answer of a count on a sheet that is understood without the page. */
export interface SentCount {
  readonly game: Box;
  readonly question: string;
  readonly answer: string;
  readonly picture: Picture | undefined;
  /** The lines as sentences. */
  readonly lines: readonly string[];
  readonly houseRules: readonly string[];
}

/** A ruling on a sheet that is understood without the page. */
export interface SentRuling {
  readonly game: Game;
  readonly verdict: Verdict;
  /** The tried move. */
  readonly tried: string;
  readonly turnText: string;
  /** The sentence about these cards. */
  readonly says: string;
  /** The main reason, with its law and perhaps its picture. */
  readonly reason: CitedReason | undefined;
  /** The cards of the try. */
  readonly cards: readonly Card[];
  /** The house rules of the table, and those that would change the ruling. */
  readonly houseRules: readonly string[];
}
