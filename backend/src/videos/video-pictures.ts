import { type KeptPicture, keepPicture, keptPictures } from './kept-picture.ts';
import type { HostPicture } from './picture-host.ts';

export type VideoPictures = {
  /** The picture of a film; undefined as long as there is none: it is fetched meanwhile, and told of when it is there. */
  pictureOf(videoId: string): Promise<KeptPicture | undefined>;
};

export type VideoPicturesOptions = {
  mediaFolder: string;
  /** The largest picture that the host has; fails where it cannot be reached. */
  fetchPicture(videoId: string): Promise<HostPicture | undefined>;
  /** Hears that a film has got its picture. */
  onKept(videoId: string): Promise<void>;
  onFailure(error: unknown, videoId: string): void;
};

const minute = 60_000;
/** How long after a try in vain the next one comes; the last holds from then on. */
const pauses = [10 * minute, 60 * minute, 6 * 60 * minute, 24 * 60 * minute] as const;
const longest = 24 * 60 * minute;

/** Pictures of films, each fetched once from the host and kept; what could not be fetched is tried again later, by the clock alone. */
export function videoPictures({ mediaFolder, fetchPicture, onKept, onFailure }: VideoPicturesOptions): VideoPictures {
  let known: Promise<Map<string, KeptPicture>> | undefined;
  const awaited = new Set<string>();

  const pictures = () => {
    known ??= keptPictures(mediaFolder);
    known.catch(() => {
      known = undefined;
    });
    return known;
  };

  async function fetchOnce(videoId: string): Promise<boolean> {
    const picture = await fetchPicture(videoId);
    if (!picture) return false;
    const kept = await keepPicture(mediaFolder, videoId, picture);
    (await pictures()).set(videoId, kept);
    return true;
  }

  async function fetchUntilKept(videoId: string, tries: number): Promise<void> {
    const note = (error: unknown) => onFailure(error, videoId);
    if (await fetchOnce(videoId).catch(note)) {
      awaited.delete(videoId);
      await onKept(videoId).catch(note);
    } else {
      setTimeout(() => fetchUntilKept(videoId, tries + 1), pauses[tries] ?? longest).unref();
    }
  }

  return {
    async pictureOf(videoId) {
      const kept = (await pictures()).get(videoId);
      if (!kept && !awaited.has(videoId)) {
        awaited.add(videoId);
        void fetchUntilKept(videoId, 0);
      }
      return kept;
    },
  };
}
