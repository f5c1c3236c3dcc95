export const WORDS = { ok: 'OK', file: 'Save it as a file' } as const;
