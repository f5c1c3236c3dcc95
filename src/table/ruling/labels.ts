import type { Reading } from '../../referee/readings.ts';
import type { SettingEffect } from '../../referee/setting-effects.ts';
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

/** What another table would say. */
const readingVerdict = (one: Reading | SettingEffect): string =>
  one.says?.join(' ') ?? ('verdict' in one ? `this is ${VERDICT[one.verdict]}.` : '');

/** What another table would say, and by which house rule. */
export const describeReading = (one: Reading | SettingEffect): string =>
  `House rule: where “${one.title}” is “${one.elsewhere}”${one.says ? ': ' : ', '}${readingVerdict(one)}`;

/** The same beside the house rule itself. */
export const describeReadingBriefly = (one: Reading | SettingEffect): string =>
  `“${one.elsewhere}”: ${readingVerdict(one)}`;

export const RULING_LABELS: RulingLabels = {
  verdict: { legal: 'Allowed', illegal: 'Not allowed', depends: 'It depends' },
  also: 'And besides',
  could: 'You could',
  rule: (number) => `Rule ${number}`,
  more: 'Why',
  less: 'Less',
};
