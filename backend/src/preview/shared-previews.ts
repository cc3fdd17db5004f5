import type { OpenPreview } from '../platform/api/context.ts';

type Shared = { opening: Promise<OpenPreview | undefined>; users: number; timer?: NodeJS.Timeout };

/** Time in milliseconds in which the next query of a page continues in the transaction of the one before. */
const lingerMs = 150;

/** Previews of unsaved values that are open in this process. All queries of one picture share a transaction. */
export class SharedPreviews {
  readonly #open = new Map<string, Shared>();

  /** Opens a preview, or joins the open one of this key. It ends shortly after its last caller has ended it. */
  async join(key: string, open: () => Promise<OpenPreview | undefined>): Promise<OpenPreview | undefined> {
    const shared = this.#open.get(key) ?? { opening: open(), users: 0 };
    this.#open.set(key, shared);
    shared.users += 1;
    clearTimeout(shared.timer);
    try {
      const preview = await shared.opening;
      if (!preview) this.#forget(key, shared);
      return preview && { ...preview, end: async () => this.#leave(key, shared) };
    } catch (error) {
      this.#forget(key, shared);
      throw error;
    }
  }

  #leave(key: string, shared: Shared): void {
    shared.users -= 1;
    if (shared.users > 0) return;
    shared.timer = setTimeout(() => {
      this.#forget(key, shared);
      // A lost connection has rolled back by itself.
      void shared.opening.then((preview) => preview?.end()).catch(() => {});
    }, lingerMs);
  }

  #forget(key: string, shared: Shared): void {
    if (this.#open.get(key) === shared) this.#open.delete(key);
  }
}
