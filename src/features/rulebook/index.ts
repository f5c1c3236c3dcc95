/** What other features may import from this one; its components are imported by file. */
export { fetchTables, type SentTable } from './sent-tables.ts';
