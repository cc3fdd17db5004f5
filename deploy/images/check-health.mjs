// node check-health.mjs <variable> <default port>: exits with 0 if the program of this container is alive.
const [, , variable, port] = process.argv;
const isTls = variable === 'API_PORT' && process.env.API_TLS_CERT_FILE;
const { get } = await import(isTls ? 'node:https' : 'node:http');
// The certificate does not name this address. The check sends no secret.
const options = { host: '127.0.0.1', port: process.env[variable] || port, path: '/health/', rejectUnauthorized: false };
get(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1));
