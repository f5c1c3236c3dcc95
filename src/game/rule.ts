import type { Card } from '../cards/card.ts';

/** What a breach or an event rests on: plain data. `cards` are the very cards it speaks of. */
export interface Facts {
  readonly cards: readonly Card[];
}

interface RuleText {
  /** `<game>/<name>`, for ever. */
  readonly id: string;
  readonly title: string;
  /** The sentence of the rulebook. */
  readonly law: string;
  /** A disputed reading, or what other tables play, under its title. For the book: at a table there are none. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** What a breach is about. Findings are listed so: out of turn, wrong phase, cards one doesn't have, all else. */
export const VIOLATION_TOPICS = ['turn', 'phase', 'cards', 'move'] as const;
export type ViolationTopic = (typeof VIOLATION_TOPICS)[number];

/** How a try breaks a rule, with the very cards. */
export interface Violation {
  readonly cards: readonly Card[];
  /** The cards are not what is wrong, but what would have done: who must play is shown with what. */
  readonly fits: boolean;
  readonly says: string;
  readonly about: ViolationTopic;
}

/** Forbids a try. `when` answers the facts of the breach, `says` words them in the second person. */
export interface Restriction<Attempt> extends RuleText {
  readonly kind: 'restriction';
  /** The rule that is broken whenever this one is, where it never decides alone: a test of the game’s proves it. */
  readonly onlyWith?: string;
  breach(attempt: Attempt): Violation | undefined;
}

/** Allows a move: cited by a legal ruling. */
export interface Permission<Attempt> extends RuleText {
  readonly kind: 'permission';
  allows(attempt: Attempt): boolean;
}

/** Excuses what another rule forbids, where it applies. */
export interface Exception<Attempt> extends RuleText {
  readonly kind: 'exception';
  readonly exceptionTo: string;
  allows(attempt: Attempt): boolean;
}

/** What happens: cited by events. */
export interface Consequence extends RuleText {
  readonly kind: 'consequence';
}

/** What a word means. */
export interface Definition extends RuleText {
  readonly kind: 'definition';
}

/** Told, not enforced, with the reason. For the book: no table has any. */
export interface Custom extends RuleText {
  readonly kind: 'custom';
  readonly because: string;
  /** What a strict table does in its place. */
  readonly strict?: string;
  /** The sentence it rests on; left out where it is ours. */
  readonly source?: string;
  /** The id of the law it comes nearest to, which a referee can judge by. */
  readonly near: string;
}

export type Rule<Attempt> =
  | Restriction<Attempt>
  | Permission<Attempt>
  | Exception<Attempt>
  | Consequence
  | Definition
  | Custom;

interface RestrictionSpec<Attempt, F extends Facts> extends RuleText {
  /** Default: `move`; a function where it depends on how the rule is broken. */
  readonly about?: ViolationTopic | ((facts: F) => ViolationTopic);
  /** Whether the cards of its facts are those that would have done. Default: they are those that are wrong. */
  readonly fits?: boolean;
  readonly onlyWith?: string;
  /** Undefined where the rule is kept or does not apply. */
  when(attempt: Attempt): F | undefined;
  /** One sentence about these very facts: it sees nothing else. */
  says(facts: F): string;
}

export function restriction<Attempt, F extends Facts>(
  spec: RestrictionSpec<Attempt, F>,
): Restriction<Attempt> {
  const { when, says, about = 'move', fits = false, ...told } = spec;
  return {
    ...told,
    kind: 'restriction',
    breach(attempt) {
      const facts = when(attempt);
      if (!facts) return undefined;
      return {
        cards: facts.cards,
        fits,
        says: says(facts),
        about: typeof about === 'function' ? about(facts) : about,
      };
    },
  };
}

export function permission<Attempt>(spec: Omit<Permission<Attempt>, 'kind'>): Permission<Attempt> {
  return { ...spec, kind: 'permission' };
}

export function exception<Attempt>(spec: Omit<Exception<Attempt>, 'kind'>): Exception<Attempt> {
  return { ...spec, kind: 'exception' };
}

export function consequence(spec: RuleText): Consequence {
  return { ...spec, kind: 'consequence' };
}

export function definition(spec: RuleText): Definition {
  return { ...spec, kind: 'definition' };
}

export function custom(spec: Omit<Custom, 'kind'>): Custom {
  return { ...spec, kind: 'custom' };
}
