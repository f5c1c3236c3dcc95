/** A small button, for parts that are drawn without Preact. */
export function createButton(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'chip';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

export function createLink(text: string, href: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  return made;
}
