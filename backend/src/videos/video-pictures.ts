import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { HostPicture } from './picture-host.ts';
import { type StoredPicture, storedPictures, storePicture } from './stored-picture.ts';

export type VideoPictures = {
  /** Returns the picture of a video. While it is being fetched this is undefined; `onKept` is called when it is stored. */
  pictureOf(videoId: string): Promise<StoredPicture | undefined>;
};

export type VideoPicturesOptions = {
  storage: FileStorage;
  /** Fetches the largest picture that the host has; rejects if the host is unreachable. */
  fetchPicture(videoId: string): Promise<HostPicture | undefined>;
  /** Is called when the picture of a video is stored. */
  onKept(videoId: string): Promise<void>;
  onFailure(error: unknown, videoId: string): void;
};

const minute = 60_000;
/** Delays before the retries, in milliseconds. The last delay applies to all further ones. */
const pauses = [10 * minute, 60 * minute, 6 * 60 * minute, 24 * 60 * minute] as const;
const maxPauseMs = 24 * 60 * minute;

/** Returns the pictures of videos. Each is fetched once from the host and stored. Failed fetches are retried by timers only. */
export function videoPictures({ storage, fetchPicture, onKept, onFailure }: VideoPicturesOptions): VideoPictures {
  let known: Promise<Map<string, StoredPicture>> | undefined;
  const awaited = new Set<string>();

  const pictures = () => {
    known ??= storedPictures(storage);
    known.catch(() => {
      known = undefined;
    });
    return known;
  };

  async function fetchOnce(videoId: string): Promise<boolean> {
    const picture = await fetchPicture(videoId);
    if (!picture) return false;
    const stored = await storePicture(storage, videoId, picture);
    (await pictures()).set(videoId, stored);
    return true;
  }

  async function fetchUntilKept(videoId: string, tries: number): Promise<void> {
    const note = (error: unknown) => onFailure(error, videoId);
    if (await fetchOnce(videoId).catch(note)) {
      awaited.delete(videoId);
      await onKept(videoId).catch(note);
    } else {
      setTimeout(() => fetchUntilKept(videoId, tries + 1), pauses[tries] ?? maxPauseMs).unref();
    }
  }

  return {
    async pictureOf(videoId) {
      // While the storage is unavailable, the video has no picture. The retry announces it.
      const stored = (await pictures().catch(() => undefined))?.get(videoId);
      if (!stored && !awaited.has(videoId)) {
        awaited.add(videoId);
        void fetchUntilKept(videoId, 0);
      }
      return stored;
    },
  };
}
