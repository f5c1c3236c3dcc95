import type { AstroIntegration } from 'astro';

/** `client:touch` on a widget. */
export function clientTouch(): AstroIntegration {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/build/touch.ts' });
      },
    },
  };
}
