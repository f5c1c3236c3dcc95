import { ASK_ANEW, FOR_EVER, HASHED_FOLDER, HEADERS } from './headers.ts';

const all = Object.entries(HEADERS);
const FROM = 'Written by `npm run hosting` out of src/hosting/headers.ts.';

/** Netlify and Cloudflare Pages: lies beside index.html. */
function underscoreHeaders(): string {
  const every = [...all, ['Cache-Control', ASK_ANEW]].map(([name, value]) => `  ${name}: ${value}`);
  // Values of several rules that match are joined: what was said for all is taken away first.
  const hashed = ['  ! Cache-Control', `  Cache-Control: ${FOR_EVER}`];
  return [`# ${FROM}`, '/*', ...every, '', `${HASHED_FOLDER}*`, ...hashed, ''].join('\n');
}

/** nginx: an `add_header` of a location puts out those around it, so that each has all of them. */
function nginx(): string {
  const lines = (kept: string): string[] => [
    ...all.map(([name, value]) => `    add_header ${name} "${value}" always;`),
    `    add_header Cache-Control "${kept}"${kept === FOR_EVER ? '' : ' always'};`,
  ];
  return [
    `# ${FROM}`,
    'server {',
    '  listen 80;',
    '  server_name cards.example;',
    '  root /srv/fair-deal;',
    '  error_page 404 /404.html;',
    '  gzip on;',
    '  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    '  types { application/manifest+json webmanifest; }',
    '  include /etc/nginx/mime.types;',
    '',
    `  location ${HASHED_FOLDER} {`,
    ...lines(FOR_EVER),
    '  }',
    '',
    '  location / {',
    ...lines(ASK_ANEW),
    '    try_files $uri $uri/ =404;',
    '  }',
    '}',
    '',
  ].join('\n');
}

function caddy(): string {
  return [
    `# ${FROM}`,
    'cards.example {',
    '\troot * /srv/fair-deal',
    '\tencode',
    '\theader {',
    ...all.map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    `\t@hashed path ${HASHED_FOLDER}*`,
    `\t@named not path ${HASHED_FOLDER}*`,
    `\theader @hashed Cache-Control "${FOR_EVER}"`,
    `\theader @named Cache-Control "${ASK_ANEW}"`,
    '\tfile_server',
    '\thandle_errors {',
    '\t\trewrite * /404.html',
    '\t\tfile_server',
    '\t}',
    '}',
    '',
  ].join('\n');
}

/** Apache: lies beside index.html; mod_headers must be on. */
function apache(): string {
  return [
    `# ${FROM}`,
    'ErrorDocument 404 /404.html',
    'AddType application/manifest+json .webmanifest',
    ...all.map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header set Cache-Control "${ASK_ANEW}"`,
    `<If "%{REQUEST_URI} =~ m#${HASHED_FOLDER}#">`,
    `  Header set Cache-Control "${FOR_EVER}"`,
    '</If>',
    '',
  ].join('\n');
}

/** The files of `hosting/`, by their names. */
export const HOSTING: Readonly<Record<string, string>> = {
  _headers: underscoreHeaders(),
  'nginx.conf': nginx(),
  Caddyfile: caddy(),
  '.htaccess': apache(),
};
