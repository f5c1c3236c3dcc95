import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Finds a port without a listener, so that another running server is never tested. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
