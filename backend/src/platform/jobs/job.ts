/**
 * Kind of background job. `Payload` is what a job of this kind needs; it is stored as JSON. A job runs once its transaction is
 * committed. It may run twice if its process crashes, but is never lost.
 */
export type JobKind<Payload extends object> = {
  /** Verb and object, joined by `-`. */
  readonly name: string;
  /**
   * Number of attempts before a job has failed. The pause before the next one grows from 3 seconds to 6 hours: 25 attempts take four
   * days, 13 attempts one day.
   */
  readonly maxAttempts: number;
  /** Days after which a failed job is deleted, if they differ from those of the installation. */
  readonly failedKeptDays?: number;
  /** Whether its jobs run one at a time, over all processes. */
  readonly isSerial?: boolean;
  /** Has no value. It connects the kind with the type of its payloads. */
  readonly payload?: Payload;
};

/** Defines a kind of job: by default with 25 attempts. */
export function defineJob<Payload extends object>(
  name: string,
  { maxAttempts = 25, ...others }: Partial<Omit<JobKind<Payload>, 'name'>> = {},
): JobKind<Payload> {
  return { name, maxAttempts, ...others };
}

export type JobAttempt = {
  /** 1 at the first attempt. */
  number: number;
  /** Aborts when the process ends. A long job then throws, and is retried by another process. */
  signal: AbortSignal;
};

/** Function that runs the jobs of one kind. */
export type JobHandler = {
  kind: JobKind<object>;
  run(payload: unknown, attempt: JobAttempt): Promise<void>;
  /** Schedule in UTC, as a cron expression. */
  schedule?: string;
};

/** Returns the handler of a kind of job. If `run` throws, the job is retried. */
export function jobHandler<Payload extends object>(
  kind: JobKind<Payload>,
  run: (payload: Payload, attempt: JobAttempt) => Promise<void>,
): JobHandler {
  return { kind, run: (payload, attempt) => run(payload as Payload, attempt) };
}

/**
 * Returns the handler of a job without a payload that is queued by a schedule: once at each time, over all processes, and never
 * twice at a time. The next time replaces a job that has not succeeded.
 */
export function scheduledJob(name: string, schedule: string, run: () => Promise<unknown>): JobHandler {
  return { ...jobHandler(defineJob(name), async () => void (await run())), schedule };
}

/** Failure that a handler expects. Its message is shown to administrators but not logged, because it may contain personal data. */
export class JobFailure extends Error {
  /** Whether the job is not retried. */
  readonly isFinal: boolean;
  /** Facts for the log. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(message: string, { isFinal = false, facts = {} }: { isFinal?: boolean; facts?: Record<string, unknown> } = {}) {
    super(message);
    this.isFinal = isFinal;
    this.facts = facts;
  }
}
