import { answerJson, type HttpContext } from '../http/http-context.ts';

/** Raster tile server for interactive maps and its attribution, instead of the site's own drawing. */
export type MapTiles = { url: string; attribution: string };

/** Answers /map.json with the configured tiles. A separate request, so that pages without a map contain no configuration. */
export async function answerMapTiles(httpContext: HttpContext, tiles: MapTiles | undefined): Promise<boolean> {
  if (httpContext.path !== '/map.json') return false;
  await answerJson(httpContext, 200, tiles ?? {});
  return true;
}
