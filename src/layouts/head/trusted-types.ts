import type { TrustedTypes } from '../../ui/trusted-types.ts';

/* With Trusted Types, which the policy asks for, text becomes HTML or a script only by these rules. */

declare const window: { readonly trustedTypes?: TrustedTypes };

window.trustedTypes?.createPolicy('default', {
  // Astro and Preact empty an element before they fill it. A page writes no HTML.
  createHTML: (html) => html && null,
  // Addresses elsewhere are refused by the policy's other parts.
  createScriptURL: (url) => url,
});
