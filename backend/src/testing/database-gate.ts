import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A TCP address of a database whose connections a test can cut or freeze. */
export type DatabaseGate = {
  url: string;
  /** Ends all connections and refuses new ones, like a stopped database. */
  cut(): Promise<void>;
  /** Accepts connections and bytes without an answer, like a frozen database. */
  freeze(): void;
  /** Ends both. */
  open(): Promise<void>;
};

/** Opens a gate in front of a database on a Unix socket. */
export async function databaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const { pathname, searchParams } = new URL(databaseUrl.replace('@/', '@socket/'));
  const path = `${searchParams.get('host')}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const database = createConnection(path);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      if (isFrozen) socket.pause();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    async open() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
  };
}
