export { presetsOf } from '../games/book-parts.ts';
