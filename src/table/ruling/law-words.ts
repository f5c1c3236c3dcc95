/** Links from a cited rule. */
export const LAW_LINKS = { lesson: 'Lesson', drill: 'Drill', referee: 'Referee', send: 'Send' } as const;
