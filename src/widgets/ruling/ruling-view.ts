/** A rule as a reader meets it: number, name, sentence, and where it stands. */
export interface RuleView {
  readonly rule: string;
  readonly number: string;
  readonly title: string;
  readonly law: string;
  readonly href: string;
}

export type Verdict = 'legal' | 'illegal' | 'depends';

/** A ruling, ready to be shown. */
export interface RulingView {
  readonly verdict: Verdict;
  /** Rules broken, the weightiest first. */
  readonly findings: readonly (RuleView & { readonly says: string })[];
  /** Rules that allow a legal try. */
  readonly permits: readonly RuleView[];
  /** What it hangs on, in sentences. */
  readonly depends: readonly string[];
  readonly nearest: readonly { readonly says: string; readonly label: string; readonly move: unknown }[];
  /** House rules it rests on, and how other tables would rule. */
  readonly rests?: readonly { readonly says: string }[];
}
