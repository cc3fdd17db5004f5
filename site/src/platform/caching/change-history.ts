/** A point in the site's own count of announced changes, taken when work on cacheable data begins. */
export type Moment = { readonly epoch: number; readonly count: number };

type Listener = { began?(): void; changed(tags: readonly string[]): void; reset(): void };

/** How many tags are remembered with the time of their last change; moments before a forgotten one count as changed. */
const rememberedTags = 50_000;

/** What has changed in the content since when, as far as the change stream has told. */
export class ChangeHistory {
  #epoch = 0;
  #count = 0;
  #oldest = 0;
  #lastChange = new Map<string, number>();
  /** Position of the last change of each type of content, such as Product, since the stream was last joined anew. */
  #lastOfType = new Map<string, number>();
  #joined = 0;
  #listeners: Listener[] = [];

  /** The position in the API's log of changes that has been reached; 0 before the first connection. */
  position = 0;

  /** Begins with the first connection to the stream: before it no change could be known of, so nothing may be cached. */
  begin(): void {
    if (this.hasBegun) return;
    this.#epoch = 1;
    this.#joined = this.position;
    for (const listener of this.#listeners) listener.began?.();
  }

  /** True once changes are known of. */
  get hasBegun(): boolean {
    return this.#epoch > 0;
  }

  /** The present moment; undefined before the first connection. */
  now(): Moment | undefined {
    return this.hasBegun ? { epoch: this.#epoch, count: this.#count } : undefined;
  }

  /** Whether none of the tags was announced after the moment. */
  unchangedSince(moment: Moment | undefined, tags: Iterable<string>): boolean {
    if (!moment || moment.epoch !== this.#epoch || moment.count < this.#oldest) return false;
    for (const tag of tags) if ((this.#lastChange.get(tag) ?? 0) > moment.count) return false;
    return true;
  }

  /** Returns the position of the last change of a type. What was before the stream was joined counts as a change. */
  lastChangeOf(type: string): number {
    return this.#lastOfType.get(type) ?? this.#joined;
  }

  /** Takes in an announced change. */
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

  /** Anything may have changed. */
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

/** The type of content in a tag, such as Product in Product:1:42. */
const typeOf = (tag: string): string => tag.slice(0, tag.indexOf(':'));
