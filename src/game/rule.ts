import type { Card } from '../cards/card.ts';

/** The data of a breach or an event; `cards` are the very cards it is about. */
export interface Facts {
  readonly cards: readonly Card[];
}

interface RuleText {
  /** `<game>/<name>`; never changes. */
  readonly id: string;
  readonly title: string;
  /** The sentence of the rulebook. */
  readonly law: string;
  /** A disputed reading, or what other tables play, by title. For the rulebook; not loaded at a table. */
  readonly notes?: Readonly<Record<string, string>>;
}

/**
 * What a breach is about, in the order in which findings are listed: out of turn, wrong phase, cards not held,
 * everything else.
 */
export const VIOLATION_TOPICS = ['turn', 'phase', 'cards', 'move'] as const;
export type ViolationTopic = (typeof VIOLATION_TOPICS)[number];

/** How a try breaks a rule, with the cards concerned. */
export interface Violation {
  readonly cards: readonly Card[];
  /** `cards` are not wrong cards but those that would have been legal, such as the cards that follow suit. */
  readonly cardsWouldFit: boolean;
  readonly says: string;
  readonly about: ViolationTopic;
}

/** Forbids a try. */
export interface Restriction<Attempt> extends RuleText {
  readonly kind: 'restriction';
  /** Id of a rule that is broken whenever this one is, so this one never decides alone; a test checks it. */
  readonly onlyWith?: string;
  /** Returns how a try breaks the rule; undefined if it doesn't. */
  breach(attempt: Attempt): Violation | undefined;
}

/** Allows a move; cited by legal rulings. */
export interface Permission<Attempt> extends RuleText {
  readonly kind: 'permission';
  allows(attempt: Attempt): boolean;
}

/** Excuses what the rule `exceptionTo` forbids, where it applies. */
export interface Exception<Attempt> extends RuleText {
  readonly kind: 'exception';
  readonly exceptionTo: string;
  allows(attempt: Attempt): boolean;
}

/** What follows a move; cited by events. */
export interface Consequence extends RuleText {
  readonly kind: 'consequence';
}

/** The meaning of a word. */
export interface Definition extends RuleText {
  readonly kind: 'definition';
}

/** A custom: explained, not enforced. For the rulebook; not loaded at a table. */
export interface Custom extends RuleText {
  readonly kind: 'custom';
  readonly because: string;
  /** What a strict table does instead. */
  readonly strict?: string;
  /** The sentence of the source it rests on; left out where it is ours. */
  readonly source?: string;
  /** The id of the nearest rule that a referee can judge by. */
  readonly near: string;
  /** What it settles beside the mishap of its title, in a player's words; listed at the desk. */
  readonly also?: readonly string[];
}

export type Rule<Attempt> =
  | Restriction<Attempt>
  | Permission<Attempt>
  | Exception<Attempt>
  | Consequence
  | Definition
  | Custom;

interface RestrictionSpec<Attempt, F extends Facts> extends RuleText {
  /** Default: `move`. A function where it depends on how the rule is broken. */
  readonly about?: ViolationTopic | ((facts: F) => ViolationTopic);
  /** Whether the cards of the facts are those that would have fitted. Default: they are the wrong ones. */
  readonly cardsWouldFit?: boolean;
  readonly onlyWith?: string;
  /** Returns the facts of the breach; undefined if the rule is kept or doesn't apply. */
  when(attempt: Attempt): F | undefined;
  /** One sentence in the second person, made from the facts alone. */
  says(facts: F): string;
}

export function restriction<Attempt, F extends Facts>(spec: RestrictionSpec<Attempt, F>): Restriction<Attempt> {
  const { when, says, about = 'move', cardsWouldFit = false, ...text } = spec;
  return {
    ...text,
    kind: 'restriction',
    breach(attempt) {
      const facts = when(attempt);
      if (!facts) return undefined;
      return {
        cards: facts.cards,
        cardsWouldFit,
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
