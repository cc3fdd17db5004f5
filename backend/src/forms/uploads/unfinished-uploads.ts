/** Maximum number of concurrent uploads per visitor, and per surrounding network. */
const maxUnfinished = { visitor: 4, widerNetwork: 12 };

export type UploadSender = { visitor: string; widerNetwork: string };

/** Counts the concurrent uploads in this process. */
export class UnfinishedUploads {
  readonly #counts = new Map<string, number>();

  /** Counts an upload until the returned function is called. Returns undefined if the sender has too many. */
  begin({ visitor, widerNetwork }: UploadSender): (() => void) | undefined {
    const names = [`visitor ${visitor}`, `widerNetwork ${widerNetwork}`] as const;
    if (this.#count(names[0]) >= maxUnfinished.visitor || this.#count(names[1]) >= maxUnfinished.widerNetwork) return undefined;
    for (const name of names) this.#counts.set(name, this.#count(name) + 1);
    return () => {
      for (const name of names) {
        if (this.#count(name) > 1) this.#counts.set(name, this.#count(name) - 1);
        else this.#counts.delete(name);
      }
    };
  }

  #count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}
