import { readFileSync } from 'node:fs';
import type { RequestListener, ServerOptions } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { Socket } from 'node:net';
import type { TlsFiles } from '../configuration.ts';
import type { Log } from '../log.ts';

type TlsServerOptions = ServerOptions & { files: TlsFiles; log: Log };

/** Creates an HTTPS server with the certificate of the files. At SIGHUP it reads them again, for later connections. */
export function createTlsServer({ files, log, ...options }: TlsServerOptions, answer: RequestListener): Server {
  const certificate = () => ({ cert: readFileSync(files.certFile), key: readFileSync(files.keyFile) });
  const server = createServer({ ...options, ...certificate() }, answer);
  const reload = () => {
    try {
      server.setSecureContext(certificate());
      log.info(files, 'the certificate was read again');
    } catch (error) {
      log.error({ err: error }, 'the certificate cannot be read; the previous one stays in use');
    }
  };
  closeHandshakesToo(server);
  process.on('SIGHUP', reload);
  server.on('close', () => process.off('SIGHUP', reload));
  return server;
}

/** Lets `closeAllConnections` also end connections whose handshake is not complete. Node would wait two minutes for them. */
function closeHandshakesToo(server: Server): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeKnown = server.closeAllConnections.bind(server);
  server.closeAllConnections = () => {
    closeKnown();
    for (const socket of sockets) socket.destroy();
  };
}
