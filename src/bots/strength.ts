/** The opponents players choose from. */
export const STRENGTHS = [
  { id: 'beginner', label: 'Beginner', about: 'Knows the rules, misses things.' },
  { id: 'greedy', label: 'Regular', about: 'Plays like someone who has been here before.' },
  { id: 'shark', label: 'Shark', about: 'Thinks the deal through to its end before each card.' },
] as const;
export type Strength = (typeof STRENGTHS)[number]['id'];
