import { testPermits } from '../permits.ts';
import { auctionAt, bid, lay, name, pass } from './ask.ts';
import { LEAD_POSITION, NAMING_POSITION, WILD_RANK } from './wording.ts';

/** A legal move is allowed by the rule that is about it, and by no other. */

const LEADER_HOLDS = { hands: [['AS', 'AD', '10?'], ['12?'], ['12?'], ['12?']] };

testPermits('pokex', [
  ['raise-any', auctionAt('2'), bid(4)],
  ['pass-any', auctionAt('2'), pass],
  ['name-any', NAMING_POSITION, name('7'), { options: WILD_RANK }],
  ['any-two', { ...LEAD_POSITION, ...LEADER_HOLDS }, lay('AS AD')],
]);
