/** What pages need of the API of Trusted Types, which TypeScript doesn't know yet. */
export interface TrustedTypes {
  /** @param rules what becomes of a text; null to refuse it */
  createPolicy(
    name: string,
    rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): TrustedTypePolicy;
}

interface TrustedTypePolicy {
  /** Returns an object that stands for the HTML; the DOM takes it where it takes text. */
  createHTML(text: string): string;
}
