import { type KeptDevice, keptDevices, type Visit } from '../../kept-devices.ts';

/** A situation to photograph: how to reach it by visible controls and stored data. */
export interface Situation {
  readonly name: string;
  readonly keptDevice: KeptDevice;
  readonly at: string;
  readonly fresh?: true;
  readonly press: readonly string[];
  /** Beginning of the link to follow first. */
  readonly follow?: string;
  /** Text that must then be visible. */
  readonly reads?: RegExp;
  /** Controls to press after that. */
  readonly after?: readonly string[];
  /** Whether clocks that show seconds must be stopped. */
  readonly still?: true;
  /** Whether the whole page is photographed, not just the first window. */
  readonly isFullPage: boolean;
}

type SituationOptions = Partial<Pick<Situation, 'fresh' | 'press' | 'follow' | 'reads' | 'after' | 'still'>>;

const sortedDevices = [...keptDevices].sort(([a], [b]) => (a < b ? -1 : 1));

/** The game at this index, modulo their number: situations are spread over the games. */
function game(at: number): readonly [id: string, kept: KeptDevice] {
  const deviceEntry = sortedDevices[at % sortedDevices.length];
  if (!deviceEntry) throw new Error('no game has a device that was kept');
  return deviceEntry;
}

/** A page of a game or of the site by its address; `*` stands for the game. */
function page(of: number, address: string, options: SituationOptions = {}): Situation {
  const [id, keptDevice] = game(of);
  const at = address.replace('*', id);
  return { name: at, keptDevice, at, press: [], isFullPage: options.press === undefined, ...options };
}

/** A visit with stored data of a game, or with a link, and the presses after it. */
function visited(of: number, name: string, options: SituationOptions = {}): Situation {
  const [id, keptDevice] = game(of);
  const visit: Visit | undefined = keptDevice.visits[name];
  if (!visit) throw new Error(`${id} has no visit ${name}`);
  const press = [...(visit.press ?? []), ...(options.press ?? [])];
  const freshOption = visit.fresh ? { fresh: visit.fresh } : {};
  return {
    name: `${id}: ${name}`,
    keptDevice,
    at: visit.at,
    isFullPage: false,
    ...freshOption,
    ...options,
    press,
  };
}

/** The chapter of a game that its reader was in. */
function chapter(of: number): Situation {
  const [, { device }] = game(of);
  return page(of, `/*/rules/${JSON.parse(device['fair-deal/reading'] ?? '{}').chapter}/`);
}

/** Every kind of page in mid-use. */
export const SITUATIONS: readonly Situation[] = [
  page(0, '/'),
  page(1, '/*/'),
  page(2, '/*/learn/'),
  visited(3, 'lesson'),
  chapter(4),
  page(0, '/*/rules/quick/'),
  page(1, '/*/rules/'),
  page(2, '/*/rules/trouble/'),
  page(2, '/*/rules/strategy/'),
  page(3, '/*/rules/glossary/'),
  page(4, '/*/rules/readings/'),
  page(0, '/*/play/', { fresh: true }),
  visited(3, 'refused'),
  // The quality depends on the machine's speed, the place doesn't.
  visited(0, 'practice', { press: ['Hint'], reads: /Where to look/ }),
  visited(1, 'link-end'),
  visited(2, 'link-review', { reads: /decisions as good/, after: ['Show me'] }),
  visited(4, 'link-case', { reads: /Not allowed/ }),
  visited(0, 'link-record'),
  visited(1, 'pad'),
  page(0, '/daily/'),
  visited(2, 'exam', { press: ['Continue'] }),
  page(3, '/*/learn/drill/?ask=legal', { still: true }),
  visited(4, 'mini', { press: ['Deal'] }),
  visited(0, 'endings'),
  page(1, '/*/learn/judgement/'),
  page(2, '/*/learn/', { follow: 'A worked round', press: [] }),
  page(0, '/search/?q=joker', { reads: /answers/ }),
  page(0, '/about/'),
];
