import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { root } from '../root.ts';

type ProxyPorts = Record<'site' | 'api' | 'admin' | 'https' | 'http' | 'balancer', number>;

/** Starts Caddy with the configuration of the project, in front of the programs on these ports. */
export function startCaddy(folder: string, env: Record<string, string>, ports: ProxyPorts): ChildProcess {
  const config = join(root, 'deploy/caddy/Caddyfile');
  return spawn(process.env.CADDY_PATH ?? 'caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ SITE_URL_NL: env.SITE_URL_NL, SITE_URL_EN: env.SITE_URL_EN, SITE_URL_DE: env.SITE_URL_DE, ADMIN_URL: env.ADMIN_URL },
      XDG_DATA_HOME: join(folder, 'caddy'),
      XDG_CONFIG_HOME: join(folder, 'caddy'),
      CADDY_ADMIN: 'off',
      CADDY_HTTP_PORT: `${ports.http}`,
      CADDY_HTTPS_PORT: `${ports.https}`,
      API_BALANCER_PORT: `${ports.balancer}`,
      SITE_UPSTREAMS: `127.0.0.1:${ports.site}`,
      API_UPSTREAMS: `127.0.0.1:${ports.api}`,
      ADMIN_UPSTREAMS: `127.0.0.1:${ports.admin}`,
    },
  });
}

type Answer = { status: number | undefined; type: string | undefined; text: string };

/** Reads a page through Caddy, and verifies the certificate of Caddy's own authority. */
export function readOverTls(folder: string, port: number, host: string, path: string): Promise<Answer> {
  const ca = readFileSync(join(folder, 'caddy/caddy/pki/authorities/local/root.crt'));
  const name = `${host}.localhost`;
  const options = { host: '127.0.0.1', port, servername: name, headers: { host: `${name}:${port}` }, path, ca };
  return new Promise((resolve, reject) => {
    request(options, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, type: response.headers['content-type'], text });
    })
      .on('error', reject)
      .end();
  });
}
