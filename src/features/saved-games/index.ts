/** What other features may import from this one; its components are imported by file. */

export { STRENGTHS, type Strength } from '../../bots/strength.ts';
export { type Challenge, isLowWinning, leadOf, writeChallenge } from './challenge.ts';
export {
  isUnfinished,
  type Practice,
  readRecord,
  recordOf,
  writeRecord,
} from './match-record.ts';
export {
  fillNames,
  isPerson,
  isShared,
  namingAt,
  type Sitter,
  type SoloPlayer,
  sideName,
  soloPlayerOf,
  strengthAt,
  viewerOf,
} from './people.ts';
export { hasUnfinishedGame, saveKey } from './save-key.ts';
export { parseSaved, RECORD_VERSION } from './saved-record.ts';
