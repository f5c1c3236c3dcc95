/** A small button of a part that is drawn without Preact. */
export function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'chip';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}
