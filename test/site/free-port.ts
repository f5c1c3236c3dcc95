import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port nothing listens on: a site that is being served or worked on is never taken for the one under test. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
