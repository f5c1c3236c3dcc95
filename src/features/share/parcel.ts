/** An item to send: a rule, a lesson, a ruling, a score sheet, house rules. */
export interface Parcel {
  /** Title of the dialog. */
  readonly title: string;
  /** Text that is understood without the page: "Allowed: three jacks with a jack (rule 4.11)". */
  readonly words: string;
  /** Address of the page that shows the item. */
  readonly url: string;
  /** The picture to send along; left out if it adds nothing. */
  readonly picture?: RulingPicture | SheetPicture | SvgDrawing;
  /** Extra lines in print: house rules, whose turn it was. */
  readonly paper?: readonly string[];
}

/** A card to draw, as plain data. */
export interface PictureCard {
  readonly index: string;
  /** SVG path of the suit (viewBox of 24) or of the card's own motif (100). */
  readonly path: string;
  readonly box: 24 | 100;
  readonly ink: 'black' | 'red' | 'accent';
}

export interface RulingPicture {
  readonly verdict: 'legal' | 'illegal' | 'depends';
  readonly head: string;
  readonly moveText: string;
  readonly reason: string;
  readonly cards: readonly PictureCard[];
  readonly law: string;
  /** "Rule 4.11 · Court by court" */
  readonly source: string;
}

/** The end of a game: who won, how the lead went, the last count, and what is told of it. */
export interface SheetPicture {
  readonly head: string;
  readonly title: string;
  readonly result: string;
  /** Points of the line of the lead, in a box of `SHEET_CHART`; empty without one. */
  readonly leadLine: string;
  /** The names of the sides, then a row for each line: its label and its points. */
  readonly rows: readonly (readonly [label: string, ...points: readonly string[]])[];
  readonly notes: readonly { readonly title: string; readonly sentences: readonly string[] }[];
}

/** Width and height of the line of the lead in a picture, px. */
export const SHEET_CHART = [936, 120] as const;

/** A picture that isn't of a ruling, as SVG. */
export interface SvgDrawing {
  readonly drawSvg: () => string;
}
