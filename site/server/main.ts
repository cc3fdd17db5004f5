import { createServer } from 'node:http';
import { apiSend } from '../src/platform/data/api-send.server.ts';
import { queryOver } from '../src/platform/data/query.ts';
import { siteIdAt } from '../src/platform/locale/hrefs.ts';
import { siteAddressOf } from '../src/platform/locale/site-address.ts';
import { renderDocument, withPageRequest } from '../src/server.ts';

const hosts = {
  origins: { nl: 'http://nl.localhost:3470', en: 'http://en.localhost:3470', de: 'http://de.localhost:3470' },
  others: new Set(['localhost']),
};
const api = { url: process.env.API_URL ?? 'http://127.0.0.1:3471', token: process.env.SERVICE_TOKEN ?? 'token' };

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const address = siteAddressOf(url.host, url.pathname, hosts);
  if (!address) {
    response.writeHead(421).end();
    return;
  }
  const query = queryOver(apiSend(api, {}), console.error);
  const context = { address, siteId: siteIdAt(address), query, isMember: false, report: console.error };
  const answer = await withPageRequest({ context, registerScript: console.log }, () => renderDocument(new Request(url)));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}).listen(3470);
