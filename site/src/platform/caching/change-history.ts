/** A position in the local count of announced changes, taken when work on cacheable data starts. */
export type Moment = { readonly epoch: number; readonly count: number };

/** Whether no change was announced between two moments. */
export function isSameMoment(one: Moment | undefined, other: Moment | undefined): boolean {
  return one?.epoch === other?.epoch && one?.count === other?.count;
}

type Listener = { began?(): void; changed(tags: readonly string[]): void; reset(): void };

/** Maximum number of tags with the time of their last change. Moments before an evicted one count as changed. */
const rememberedTags = 50_000;

/** History of the content changes that the change stream has announced. */
export class ChangeHistory {
  #epoch = 0;
  #count = 0;
  #oldest = 0;
  #lastChange = new Map<string, number>();
  /** Position of the last change of each type of content, such as Product, since the stream was last joined. */
  #lastOfType = new Map<string, number>();
  #joined = 0;
  #listeners: Listener[] = [];

  /** Current position in the API's change log; 0 before the first connection. */
  position = 0;

  /** Whether the change stream is connected. Without it, changes are read later. */
  isConnected = false;

  /** Starts the history with the first connection to the stream. Before it nothing may be cached. */
  begin(): void {
    if (this.hasBegun) return;
    this.#epoch = 1;
    this.#joined = this.position;
    for (const listener of this.#listeners) listener.began?.();
  }

  /** Whether the stream has been connected. */
  get hasBegun(): boolean {
    return this.#epoch > 0;
  }

  /** Returns the current moment; undefined before the first connection. */
  now(): Moment | undefined {
    return this.hasBegun ? { epoch: this.#epoch, count: this.#count } : undefined;
  }

  /** Whether no tag was announced after the moment. */
  unchangedSince(moment: Moment | undefined, tags: Iterable<string>): boolean {
    if (!moment || moment.epoch !== this.#epoch || moment.count < this.#oldest) return false;
    for (const tag of tags) if ((this.#lastChange.get(tag) ?? 0) > moment.count) return false;
    return true;
  }

  /** Returns the position of the last change of a type. Content from before the stream was joined counts as changed. */
  lastChangeOf(type: string): number {
    return this.#lastOfType.get(type) ?? this.#joined;
  }

  /** Records an announced change. */
  announce(tags: readonly string[]): void {
    this.#count += 1;
    for (const tag of tags) {
      this.#lastChange.delete(tag);
      this.#lastChange.set(tag, this.#count);
      this.#lastOfType.set(typeOf(tag), this.position);
    }
    for (const [tag, count] of this.#lastChange) {
      if (this.#lastChange.size <= rememberedTags) break;
      this.#lastChange.delete(tag);
      this.#oldest = count;
    }
    for (const listener of this.#listeners) listener.changed(tags);
  }

  /** Marks all content as changed. */
  reset(): void {
    this.#epoch += 1;
    this.#lastChange.clear();
    this.#lastOfType.clear();
    this.#joined = this.position;
    for (const listener of this.#listeners) listener.reset();
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }
}

/** Returns the type of content in a tag, such as Product in Product:1:42. */
const typeOf = (tag: string): string => tag.slice(0, tag.indexOf(':'));
