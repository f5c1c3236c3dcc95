import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { quote } from '../cards/words.ts';
import { UsageError } from './usage-error.ts';

const LAST_PORT = 65_535;

/**
 * Reads the port from the environment.
 * @throws UsageError if it isn't a port
 */
export function readPort(text = ''): number {
  if (text === '') return 4321;
  if (/^\d{1,5}$/.test(text) && Number(text) <= LAST_PORT) return Number(text);
  throw new UsageError(`PORT is a whole number from 0 to ${LAST_PORT}, not ${quote(text)}.`);
}

export const addressAt = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

/**
 * Listens at a port or at the next free one.
 * @returns the port
 * @throws UsageError if there is none or the address can't be used
 */
export async function listen(server: Server, host: string, firstPort: number): Promise<number> {
  for (let port = firstPort; port <= LAST_PORT; port++) {
    try {
      await once(server.listen(port, host), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') throw new UsageError(`Nothing can be served at ${addressAt(host, port)}: ${message}.`);
    }
  }
  throw new UsageError(`Every port from ${firstPort} on is taken.`);
}
