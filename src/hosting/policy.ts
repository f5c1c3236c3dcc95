/** Content Security Policy of every built page: only this origin, no inline script or style, no HTML from text. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // The pages' one policy is in src/layouts/head/trusted-types.ts.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');
