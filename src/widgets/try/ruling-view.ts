import type { Cited, ToldRuling } from '../../referee/told.ts';
import type { RuleView, RulingView } from '../ruling/ruling-view.ts';

const VERDICT = {
  legal: 'allowed',
  illegal: 'not allowed',
  depends: 'a matter of the hidden cards',
} as const;

/**
 * A told ruling as the panel shows it.
 * @param home address of the game's front page, with its slash
 */
export function rulingView(told: ToldRuling, home: string): RulingView {
  const rule = ({ rule: id, number, title, law, path }: Cited): RuleView => ({
    rule: id,
    number,
    title,
    law,
    href: home + path,
  });
  const found = told.verdict === 'depends' ? told.maybe : told.findings;
  return {
    verdict: told.verdict,
    findings: found.map((finding) => ({ ...rule(finding), says: finding.says })),
    permits: told.permits.map(rule),
    depends: told.depends.map((question) => `It depends on ${question}.`),
    nearest: told.nearest.map(({ move, says }) => ({ says, label: says.replace(/\.$/, ''), move })),
    rests: told.readings.map(({ title, elsewhere, verdict }) => ({
      says: `House rule: where “${title}” is “${elsewhere}”, this is ${VERDICT[verdict]}.`,
    })),
  };
}
