/** What other features may import from this one; its components are imported by file. */
export type { ReviewReport } from './review-report.ts';
