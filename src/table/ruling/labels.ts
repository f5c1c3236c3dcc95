import type { Reading } from '../../referee/readings.ts';
import type { SettingEffect } from '../../referee/setting-effects.ts';
import type { Verdict } from '../../referee/verdict.ts';

/** Words of the panel that belong to no game. */
export interface RulingLabels {
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly also: string;
  readonly could: string;
  readonly rule: (number: string) => string;
  /** Opens the panel on a small screen; `less` closes it. */
  readonly more: string;
  readonly less: string;
}

/** A verdict as the end of a sentence that begins with “this”. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  legal: 'is allowed',
  illegal: 'is not allowed',
  depends: 'depends on the hidden cards',
};

/** A first word that is no name, and so loses its capital within a sentence. */
const COMMON_WORD = /^(?:It|The|There|This|You|Your)\b/;

/** What follows “With …”: a sentence in the conditional after a comma, the report of an event after a colon. */
function readingEffect(one: Reading | SettingEffect): string {
  if (!one.says) return 'verdict' in one ? `, this ${VERDICT_LABELS[one.verdict]}.` : '';
  const text = one.says.join(' ');
  if (!/\bwould(?:n’t)?\b/.test(one.says[0] ?? '')) return `: ${text}`;
  return `, ${COMMON_WORD.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
}

/** A house rule with a setting: “Jumping in: No”. */
const nameSetting = ({ title, otherLabel }: Reading | SettingEffect): string =>
  `“${title}${title.endsWith('?') ? '' : ':'} ${otherLabel}”`;

/** The ruling under another house rule, as a sentence. */
export const describeReading = (one: Reading | SettingEffect): string =>
  `With the house rule ${nameSetting(one)}${readingEffect(one)}`;

/** The same without the name of the house rule. */
export const describeReadingBriefly = (one: Reading | SettingEffect): string =>
  `With “${one.otherLabel}”${readingEffect(one)}`;

export const RULING_LABELS: RulingLabels = {
  verdict: { legal: 'Allowed', illegal: 'Not allowed', depends: 'It depends' },
  also: 'Also',
  could: 'Allowed instead',
  rule: (number) => `Rule ${number}`,
  more: 'Why',
  less: 'Less',
};
