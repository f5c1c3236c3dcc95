/** Elements that the Tab key reaches. */
const FOCUS_STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';
/** Containers of a whole view. If none of its controls is left, the view has changed. */
const VIEW_ROOTS = 'astro-island, main, body';

/** A control and its ancestors, innermost first, each with the index of the child that leads to the control. */
interface FocusPlace {
  readonly control: Element;
  readonly ancestors: readonly (readonly [Element, number])[];
}

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

function placeOf(control: Element): FocusPlace {
  const ancestors: (readonly [Element, number])[] = [];
  for (let one = control; one.parentElement && !one.matches(VIEW_ROOTS); one = one.parentElement) {
    ancestors.push([one.parentElement, [...one.parentElement.children].indexOf(one)]);
  }
  return { control, ancestors };
}

function stopsIn(branch: Element): readonly HTMLElement[] {
  const ownStop = branch.matches(FOCUS_STOPS) ? [branch as HTMLElement] : [];
  return [...ownStop, ...branch.querySelectorAll<HTMLElement>(FOCUS_STOPS)].filter(isSeen);
}

/** The first Tab stop after a child of an element, else the last one before it. */
function findNeighbour(element: Element, at: number): HTMLElement | undefined {
  const branches = [...element.children];
  return branches.slice(at).flatMap(stopsIn)[0] ?? branches.slice(0, at).flatMap(stopsIn).at(-1);
}

/** Where the focus goes: near its old place, or in a new view to the heading or the first Tab stop. */
function findNextFocus({ ancestors }: FocusPlace): HTMLElement | undefined {
  for (const [element, at] of ancestors) {
    if (!element.isConnected) continue;
    const heading = element.matches(VIEW_ROOTS)
      ? [...element.querySelectorAll<HTMLElement>('h1, h2')].find(isSeen)
      : undefined;
    if (heading) heading.tabIndex = -1;
    const to = heading ?? findNeighbour(element, element.matches(VIEW_ROOTS) ? 0 : at);
    if (to) return to;
  }
  return undefined;
}

/**
 * When the focused control disappears or is disabled and no code moves the focus, it moves to the nearest Tab stop.
 * After a touch, focus stays: no ring is visible then.
 */
export function keepFocus(): void {
  const main = document.querySelector('main');
  let place: FocusPlace | null = null;
  let isKeyboard = true;
  let isScheduled = false;
  const rememberPlace = ({ activeElement }: Document): void => {
    if (activeElement && activeElement !== document.body && activeElement !== main) place = placeOf(activeElement);
  };
  const restoreFocus = (): void => {
    isScheduled = false;
    const { activeElement } = document;
    if (!place || !isKeyboard || (activeElement !== document.body && activeElement !== main)) return;
    const { control } = place;
    if (control.isConnected && isSeen(control) && !control.matches(':disabled')) return;
    // Until the new view is drawn, the focus waits on `main`.
    (findNextFocus(place) ?? main)?.focus({ preventScroll: true });
  };
  // After the render, and after code that moves the focus on purpose.
  const scheduleRestore = (): void => {
    if (isScheduled || !place) return;
    isScheduled = true;
    requestAnimationFrame(() => setTimeout(restoreFocus));
  };
  rememberPlace(document);
  addEventListener('focusin', () => rememberPlace(document));
  addEventListener('keydown', () => (isKeyboard = true), true);
  addEventListener('pointerdown', () => (isKeyboard = false), true);
  new MutationObserver(scheduleRestore).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'disabled', 'hidden', 'open'],
  });
}
