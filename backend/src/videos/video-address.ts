const id = /^[\w-]{11}$/;
const hosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com|www\.youtube-nocookie\.com)$/;
const forms = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

/** The id of the film that an address of YouTube shows, in any of the forms that people copy; undefined for every other address. */
export function videoIdOf(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '') return undefined;
  const found = candidateOf(url);
  return found && id.test(found) ? found : undefined;
}

function candidateOf({ hostname, pathname, searchParams }: URL): string | null | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1).replace(/\/$/, '');
  if (!hosts.test(hostname)) return undefined;
  return pathname === '/watch' ? searchParams.get('v') : forms.exec(pathname)?.[1];
}

/** The page of a film at its host. */
export const videoPage = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;

/** The player of a film, at the domain of its host that sets no cookies. */
export const videoPlayer = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}`;
