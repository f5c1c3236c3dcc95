/** Something that can be sent: a rule, a lesson, a ruling, a score sheet, a table with its house rules. */
export interface Parcel {
  /** What it is: "This ruling". */
  readonly title: string;
  /** What it says, in words that stand by themselves: "Allowed: three jacks with a jack (rule 4.11)". */
  readonly words: string;
  /** Where it opens again. */
  readonly url: string;
  /** What a picture of it shows, where it is worth one. */
  readonly picture?: RulingPicture | SvgDrawing;
  /** What paper shows of it that stands on no page: house rules, who was on turn. */
  readonly paper?: readonly string[];
}

/** A card on a picture: plain data, as it is drawn. */
export interface PictureCard {
  readonly index: string;
  /** Path of its suit in a box of 24, or of its own motif in one of 100. */
  readonly path: string;
  readonly box: 24 | 100;
  readonly ink: 'black' | 'red' | 'accent';
}

/** A ruling on a picture: the verdict, these cards, the sentence, and the law it rests on. */
export interface RulingPicture {
  readonly verdict: 'legal' | 'illegal' | 'depends';
  readonly head: string;
  readonly tried: string;
  readonly says: string;
  readonly cards: readonly PictureCard[];
  readonly law: string;
  /** "Rule 4.11 · Court by court" */
  readonly source: string;
}

/** A picture that isn’t of a ruling: drawn as SVG. */
export interface SvgDrawing {
  readonly drawSvg: () => string;
}
