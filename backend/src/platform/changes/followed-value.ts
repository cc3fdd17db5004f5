import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../api/instrumented-sql.ts';
import type { Change } from './change-log.ts';

/** Source of a large value that a process keeps up to date by the changes of some types, for all sites. */
export type FollowedSource<Value> = {
  /** Unique within the process. */
  name: string;
  types: readonly string[];
  read(sql: Sql): Promise<Value>;
  /**
   * Applies changes to the value. Returns false if it must be read again. May be called again with the same changes after a failure.
   */
  update(value: Value, changes: readonly Change[], sql: Sql): Promise<boolean>;
};

/** A value with the changes that it does not contain yet. The change log passes them; the next reader applies them. */
export class FollowedValue<Value> {
  readonly #source: FollowedSource<Value>;
  readonly #tags: ReadonlySet<string>;
  #value: Value | undefined;
  /** Changes to apply; undefined if the value must be read. */
  #pending: Change[] | undefined;
  /** Whether the value lacks a change, also while it is being applied. */
  #isStale = true;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(source: FollowedSource<Value>) {
    this.#source = source;
    this.#tags = new Set(source.types.flatMap((type) => locales.map(({ siteId }) => listTag(type, siteId))));
  }

  /** The value as far as it is known, without reading. */
  get present(): Value | undefined {
    return this.#value;
  }

  /** Takes note of changes of the log, in their order. */
  note(changes: readonly Change[]): void {
    const own = changes.filter(({ tags }) => tags.some((tag) => this.#tags.has(tag)));
    if (own.length === 0) return;
    this.#pending?.push(...own);
    this.#isStale = true;
  }

  /** Takes note that unknown changes were made. */
  forget(): void {
    this.#pending = undefined;
    this.#isStale = true;
  }

  /**
   * Returns the value with all changes that were noted before. If it must be read again, the former value stays until that has
   * succeeded. After a failure, the next call tries again.
   */
  async current(sql: Sql): Promise<Value> {
    if (this.#isStale) {
      const turn = this.#turn.then(() => this.#catchUp(sql));
      this.#turn = turn.catch(() => undefined);
      await turn;
    }
    return this.#value as Value;
  }

  async #catchUp(sql: Sql): Promise<void> {
    const changes = this.#pending;
    if (!this.#isStale) return;
    this.#pending = [];
    try {
      const isUpdated = changes && this.#value !== undefined && (await this.#source.update(this.#value, changes, sql));
      if (!isUpdated) this.#value = await this.#source.read(sql);
    } catch (error) {
      this.#pending = changes && this.#pending && [...changes, ...this.#pending];
      throw error;
    }
    this.#isStale = this.#pending === undefined || this.#pending.length > 0;
  }
}
