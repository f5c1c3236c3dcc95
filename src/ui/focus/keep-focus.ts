/** What Tab leads to. */
const STOPS =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';
/** What holds a whole view: where nothing within is left, another view has come. */
const VIEW = 'astro-island, main, body';

/** A control, and the elements around it from the inside out, each with the place of the branch that leads to it. */
interface FocusPlace {
  readonly control: Element;
  readonly around: readonly (readonly [Element, number])[];
}

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

function placeOf(control: Element): FocusPlace {
  const around: (readonly [Element, number])[] = [];
  for (let one = control; one.parentElement && !one.matches(VIEW); one = one.parentElement) {
    around.push([one.parentElement, [...one.parentElement.children].indexOf(one)]);
  }
  return { control, around };
}

function stopsIn(branch: Element): readonly HTMLElement[] {
  const own = branch.matches(STOPS) ? [branch as HTMLElement] : [];
  return [...own, ...branch.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen);
}

/** The stop after a branch of an element, or else the one before it. */
function findNeighbour(element: Element, at: number): HTMLElement | undefined {
  const branches = [...element.children];
  return branches.slice(at).flatMap(stopsIn)[0] ?? branches.slice(0, at).flatMap(stopsIn).at(-1);
}

/** Where the keyboard goes on: beside where its control was; in another view at its heading, or its first stop. */
function findNextFocus({ around }: FocusPlace): HTMLElement | undefined {
  for (const [element, at] of around) {
    if (!element.isConnected) continue;
    const heading = element.matches(VIEW)
      ? [...element.querySelectorAll<HTMLElement>('h1, h2')].find(isSeen)
      : undefined;
    if (heading) heading.tabIndex = -1;
    const to = heading ?? findNeighbour(element, element.matches(VIEW) ? 0 : at);
    if (to) return to;
  }
  return undefined;
}

/**
 * Keeps the keyboard where it was on the page: where the control that has the focus disappears or is disabled, and
 * nothing moves the focus on, it goes to the nearest stop. After a touch nothing has a ring, and nothing is moved.
 */
export function keepFocus(): void {
  const main = document.querySelector('main');
  let place: FocusPlace | null = null;
  let typed = true;
  let waits = false;
  const hold = ({ activeElement }: Document): void => {
    if (activeElement && activeElement !== document.body && activeElement !== main)
      place = placeOf(activeElement);
  };
  const look = (): void => {
    waits = false;
    const { activeElement } = document;
    if (!place || !typed || (activeElement !== document.body && activeElement !== main)) return;
    const { control } = place;
    if (control.isConnected && isSeen(control) && !control.matches(':disabled')) return;
    // Until another view is there, its place is the text.
    (findNextFocus(place) ?? main)?.focus({ preventScroll: true });
  };
  // After it is drawn, and after what moves the focus on purpose.
  const lookSoon = (): void => {
    if (waits || !place) return;
    waits = true;
    requestAnimationFrame(() => setTimeout(look));
  };
  hold(document);
  addEventListener('focusin', () => hold(document));
  addEventListener('keydown', () => (typed = true), true);
  addEventListener('pointerdown', () => (typed = false), true);
  new MutationObserver(lookSoon).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'disabled', 'hidden', 'open'],
  });
}
