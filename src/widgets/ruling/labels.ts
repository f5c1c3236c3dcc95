import type { Verdict } from '../../referee/verdict.ts';

/** The words of the panel that are no game’s. */
export interface RulingLabels {
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly also: string;
  readonly could: string;
  readonly rule: (number: string) => string;
  /** Shows all of a ruling where there is little room, and puts it away again. */
  readonly more: string;
  readonly less: string;
}

/** A verdict within a sentence. */
export const VERDICT: Readonly<Record<Verdict, string>> = {
  legal: 'allowed',
  illegal: 'not allowed',
  depends: 'a matter of the hidden cards',
};

export const LABELS: RulingLabels = {
  verdict: { legal: 'Allowed', illegal: 'Not allowed', depends: 'It depends' },
  also: 'And besides',
  could: 'You could',
  rule: (number) => `Rule ${number}`,
  more: 'Why',
  less: 'Less',
};
