import { answerJson, type Exchange } from './exchange.ts';

/** Where live maps take their ground from instead of the site's own drawing: a server of raster tiles, and whom it names. */
export type MapTiles = { url: string; attribution: string };

const placeholders = ['{z}', '{x}', '{y}'];

/** Tiles by the template of their addresses; undefined where it is none, or not a secure one. */
export function mapTilesOf(url: string, attribution = ''): MapTiles | undefined {
  if (!placeholders.every((placeholder) => url.includes(placeholder))) return undefined;
  return URL.parse(url)?.protocol === 'https:' ? { url, attribution } : undefined;
}

/** Tells the map of a page about its ground: of what it was configured with, nothing is in pages that have no map. */
export async function answerMapTiles(exchange: Exchange, tiles: MapTiles | undefined): Promise<boolean> {
  if (exchange.path !== '/map.json') return false;
  await answerJson(exchange, 200, tiles ?? {});
  return true;
}
