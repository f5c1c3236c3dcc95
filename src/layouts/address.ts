/** Address of a page or file of the site, below its base path; pages end in a slash. */
export function address(path = ''): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const isFile = /\.[a-z]+$/.test(path);
  const clean = path.replace(/^\/|\/$/g, '');
  return clean === '' ? `${base}/` : `${base}/${clean}${isFile ? '' : '/'}`;
}
