/** The scripts a page was sent with; what it fetched since is named nowhere in it. */
const scriptsHere = (): readonly string[] =>
  [...document.querySelectorAll('script[src], [component-url]')].flatMap(
    (one) => one.getAttribute('src') ?? one.getAttribute('component-url') ?? [],
  );

/**
 * Tells whether this address now holds another page than the one that is open, as after a deployment. Without a network
 * that can't be told, and it is false.
 */
export async function hasSiteChanged(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && scriptsHere().some((script) => !page.includes(script));
  } catch {
    return false;
  }
}
