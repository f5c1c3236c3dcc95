import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loaded when a hand first reaches for it. */
    'client:touch'?: boolean;
  }
}
