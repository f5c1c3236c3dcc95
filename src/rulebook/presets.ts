export { presetsOf } from '../games/presets.ts';
