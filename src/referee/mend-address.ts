const decoded = (run: string): string => {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
};

/**
 * Undoes what chats, mails and browsers do to an address: letters escaped once or twice, and invisible characters
 * (zero-width spaces and joiners, soft hyphens).
 */
export function mendAddress(address: string): string {
  const decodeOnce = (text: string): string => text.replace(/(?:%[\da-f]{2})+/gi, decoded);
  return decodeOnce(decodeOnce(address)).replace(/\p{Cf}/gu, '');
}
