/** What other features may import from this one; its components are imported by file. */
export { HUMAN, playerName } from './names.ts';
export {
  type OurTable,
  type Slips,
  savedOptions,
  savedSlips,
  saveOptions,
  saveOurTable,
  saveSlips,
} from './our-table.ts';
export { tableKey } from './table-key.ts';
export { chooseOption, ownOptions } from './table-options.ts';
export { useHouseRules } from './use-house-rules.ts';
