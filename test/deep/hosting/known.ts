import type { Answer } from './ask.ts';
import type { SiteRequest } from './requests.ts';

/** What our own server and another one answer to the same request. */
export interface Exchange {
  readonly server: string;
  readonly request: SiteRequest;
  readonly own: Answer;
  readonly other: Answer;
}

/** A difference that is accepted, with its reason. */
export interface KnownDifference {
  /** Headers, `status` or `body`; `all` for the whole answer. */
  readonly of: readonly string[];
  readonly why: string;
  isAt(exchange: Exchange): boolean;
}

/** Headers that aren't compared: each server writes its own. Whether its ETag works is tried by asking again. */
export const OWN_TO_EACH = [
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server',
  'transfer-encoding',
];

/** Size in bytes below which our own server doesn't compress. */
const SMALL = 1024;

const typeOf = ({ headers }: Answer): string => (headers['content-type'] ?? '').replace(/;.*/, '');
const isRedirect = ({ status }: Answer): boolean => status === 301 || status === 308;

/** In the order in which they are numbered. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    of: ['accept-ranges'],
    why: 'That parts can be asked for is an offer, which each makes with some answers only. What comes of it is compared.',
    isAt: () => true,
  },
  {
    of: ['content-encoding'],
    why: 'Our own server compresses nothing under a kilobyte, and doesn’t say for HEAD whether it would.',
    isAt: ({ request, own, other }) =>
      other.headers['content-encoding'] === 'gzip' && (request.method === 'HEAD' || own.body.length < SMALL),
  },
  {
    of: ['vary'],
    why: 'Where neither answer is compressed, it matters little whether one says that others would be.',
    isAt: ({ own, other }) => !other.headers['content-encoding'] && !own.headers['content-encoding'],
  },
  {
    of: ['content-type'],
    why: 'nginx 1.22 calls scripts by their older name. Browsers take both.',
    isAt: ({ own, other }) => typeOf(own) === 'text/javascript' && typeOf(other) === 'application/javascript',
  },
  {
    of: ['content-type'],
    why: 'JSON is UTF-8 by definition, and SVG unless it says otherwise: a charset changes nothing.',
    isAt: ({ own, other }) => typeOf(own) === typeOf(other) && /json|svg/.test(typeOf(own)),
  },
  {
    of: ['body', 'content-type'],
    why: 'A redirect may say in words where it leads. Nobody sees it.',
    isAt: ({ own, other }) => isRedirect(own) && isRedirect(other),
  },
  {
    of: ['status'],
    why: 'Caddy redirects with 308, which is 301 for those who only read.',
    isAt: ({ server, own, other }) => server === 'Caddy' && own.status === 301 && other.status === 308,
  },
  {
    of: ['location'],
    why: 'Caddy 2.6 drops what follows the question mark. No link of the site leaves out its slash.',
    isAt: ({ server, request, own, other }) =>
      server === 'Caddy' &&
      request.address.includes('?') &&
      own.headers['location']?.replace(/\?.*/, '') === other.headers['location'],
  },
  {
    of: ['all'],
    why: 'Caddy says at once that a folder without a page is missing, and not only at its address with a slash.',
    isAt: ({ server, own, other }) => server === 'Caddy' && own.status === 301 && other.status === 404,
  },
  {
    of: ['last-modified'],
    why: 'Caddy leaves out the date where nothing has changed.',
    isAt: ({ server, other }) => server === 'Caddy' && other.status === 304,
  },
  {
    of: ['all'],
    why: 'An address that is malformed or climbs out is refused before any configuration is read. Nothing of the site is sent.',
    isAt: ({ request, own, other }) =>
      /%00|%$|%z|\.\.|%2e/.test(request.address) && own.status === 404 && other.status === 400,
  },
  {
    of: ['status'],
    why: 'Caddy calls it its own failure that no file has such a name.',
    isAt: ({ server, request, other }) => server === 'Caddy' && request.address === '/%00' && other.status === 500,
  },
  {
    of: ['all'],
    why: 'A part that lies behind the end of a file: each says so with a body of its own, nginx with its headers twice.',
    isAt: ({ own, other }) => own.status === 416 && other.status === 416,
  },
  {
    of: ['all'],
    why: 'What is sent to the site: nginx refuses it where there is a file, Caddy 2.6 ignores it and sends the page.',
    isAt: ({ request, own }) => request.method === 'POST' && own.status === 405,
  },
];
