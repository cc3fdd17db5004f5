const id = /^[\w-]{11}$/;
const hosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com|www\.youtube-nocookie\.com)$/;
const forms = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;

/** Returns the video ID of a YouTube address in any of its usual forms; undefined for every other address. */
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

/** Returns the page of a video at its host. */
export const videoPage = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;

/** Returns the player of a video, on the host's domain that sets no cookies. */
export const videoPlayer = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}`;
