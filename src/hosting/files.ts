import { HASHED_FOLDER, HEADERS, IMMUTABLE, REVALIDATE, TYPE_BY_ENDING } from './headers.ts';

const headerEntries = Object.entries(HEADERS);
const ORIGIN_NOTE = 'Written by `npm run hosting` out of src/hosting/headers.ts.';

/** For Netlify and Cloudflare Pages, beside index.html. */
function underscoreHeaders(): string {
  const commonHeaders = [...headerEntries, ['Cache-Control', REVALIDATE]].map(([name, value]) => `  ${name}: ${value}`);
  // Values of several matching rules are joined, so the general one is removed first.
  const hashed = ['  ! Cache-Control', `  Cache-Control: ${IMMUTABLE}`];
  return [`# ${ORIGIN_NOTE}`, '/*', ...commonHeaders, '', `${HASHED_FOLDER}*`, ...hashed, ''].join('\n');
}

/** Types that are compressed, besides pages. */
const COMPRESSED_TYPES: readonly string[] = [
  ...['text/css', 'text/javascript', 'application/javascript', 'text/plain'],
  ...['application/json', 'image/svg+xml'],
  ...Object.values(TYPE_BY_ENDING),
];

/** nginx: an `add_header` in a location replaces the inherited ones, so each location has all of them. */
function nginx(): string {
  const lines = (cacheControl: string): string[] => [
    ...headerEntries.map(([name, value]) => `    add_header ${name} "${value}" always;`),
    `    add_header Cache-Control "${cacheControl}"${cacheControl === IMMUTABLE ? '' : ' always'};`,
  ];
  return [
    `# ${ORIGIN_NOTE}`,
    'server {',
    '  listen 80;',
    '  server_name cards.example;',
    '  root /srv/fair-deal;',
    // A folder without a page is forbidden by default, which tells that it exists.
    '  error_page 403 404 =404 /404.html;',
    // Otherwise a page without its slash is redirected to http, behind a server that does HTTPS.
    '  absolute_redirect off;',
    '  charset utf-8;',
    `  charset_types ${COMPRESSED_TYPES.join(' ')};`,
    '  gzip on;',
    '  gzip_vary on;',
    `  gzip_types ${COMPRESSED_TYPES.join(' ')};`,
    ...Object.entries(TYPE_BY_ENDING).map(([ending, type]) => `  types { ${type} ${ending}; }`),
    '  include /etc/nginx/mime.types;',
    '',
    `  location ${HASHED_FOLDER} {`,
    ...lines(IMMUTABLE),
    '    try_files $uri =404;',
    '  }',
    '',
    '  location / {',
    ...lines(REVALIDATE),
    '    try_files $uri $uri/ =404;',
    '  }',
    '}',
    '',
  ].join('\n');
}

function caddy(): string {
  const compressedTypes = ['text/', ...COMPRESSED_TYPES.filter((type) => !type.startsWith('text/'))];
  return [
    `# ${ORIGIN_NOTE}`,
    // What a site handles errors with has none of its directives.
    '(compressed) {',
    '\tencode zstd gzip {',
    '\t\tmatch {',
    ...compressedTypes.map((type) => `\t\t\theader Content-Type ${type}*`),
    '\t\t}',
    '\t}',
    '}',
    '',
    'cards.example {',
    '\troot * /srv/fair-deal',
    '\timport compressed',
    ...Object.entries(TYPE_BY_ENDING).flatMap(([ending, type]) => [
      `\t@${ending} path *.${ending}`,
      `\theader @${ending} Content-Type ${type}`,
    ]),
    '\theader {',
    ...headerEntries.map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    `\t@hashed path ${HASHED_FOLDER}*`,
    `\t@named not path ${HASHED_FOLDER}*`,
    `\theader @hashed Cache-Control "${IMMUTABLE}"`,
    `\theader @named Cache-Control "${REVALIDATE}"`,
    '\tfile_server',
    '\thandle_errors {',
    '\t\timport compressed',
    `\t\theader Cache-Control "${REVALIDATE}"`,
    '\t\theader Content-Type "text/html; charset=utf-8"',
    // Otherwise whoever comes to a missing address again gets an empty page: that for it hasn't changed.
    '\t\trequest_header -If-None-Match',
    '\t\trequest_header -If-Modified-Since',
    '\t\theader -Last-Modified',
    '\t\trewrite * /404.html',
    '\t\tfile_server',
    '\t}',
    '}',
    '',
  ].join('\n');
}

/** For Apache, beside index.html; needs mod_headers. */
function apache(): string {
  return [
    `# ${ORIGIN_NOTE}`,
    'ErrorDocument 404 /404.html',
    ...Object.entries(TYPE_BY_ENDING).map(([ending, type]) => `AddType ${type} .${ending}`),
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .js .json .jsonl .svg .webmanifest',
    '<IfModule mod_deflate.c>',
    '<IfModule mod_filter.c>',
    `  AddOutputFilterByType DEFLATE text/html ${COMPRESSED_TYPES.join(' ')}`,
    '</IfModule>',
    '</IfModule>',
    ...headerEntries.map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header always set Cache-Control "${REVALIDATE}"`,
    `<If "%{REQUEST_URI} =~ m#${HASHED_FOLDER}[^/]+$#">`,
    `  Header always set Cache-Control "${IMMUTABLE}"`,
    '</If>',
    '',
  ].join('\n');
}

/** The files of `hosting/`, by name. */
export const HOSTING: Readonly<Record<string, string>> = {
  _headers: underscoreHeaders(),
  'nginx.conf': nginx(),
  Caddyfile: caddy(),
  '.htaccess': apache(),
};
