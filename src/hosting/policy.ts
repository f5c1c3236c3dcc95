/** Content Security Policy of every built page: only this origin, no inline script or style, no HTML from text. */
export const POLICY = [
  "default-src 'none'",
  // Workers too.
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  // With the rules of src/layouts/head/trusted-types.ts.
  "require-trusted-types-for 'script'",
].join('; ');
