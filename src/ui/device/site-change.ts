/** Scripts named in the served page; those loaded later aren't. */
const scriptsHere = (): readonly string[] =>
  [...document.querySelectorAll('script[src], [component-url]')].flatMap(
    (one) => one.getAttribute('src') ?? one.getAttribute('component-url') ?? [],
  );

/** Whether this address now serves a page with other scripts, as after a deployment. False without a network. */
export async function hasSiteChanged(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && scriptsHere().some((script) => !page.includes(script));
  } catch {
    return false;
  }
}
