import type { Answer, AnswerError } from './answer.ts';
import { DataError } from './data-error.ts';
import type { Operation } from './operation.ts';

/** Sends one operation and returns the answer including errors. Throws a DataError for an unreadable answer. */
export type Send = (operation: Operation<unknown, unknown>, variables: unknown, signal?: AbortSignal) => Promise<Answer>;

/** Runs an operation of the contract and returns its data. Throws a DataError. */
export type Query = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Data>;

export type ReportError = (operation: string, error: AnswerError) => void;

/** Returns a query over a `Send`. Errors in an answer are reported and thrown as one DataError. */
export function queryOver(send: Send, report: ReportError): Query {
  return async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, signal?: AbortSignal) => {
    const { data, errors } = await send(operation as Operation<unknown, unknown>, variables, signal);
    for (const error of errors) report(operation.name, error);
    const [first] = errors;
    if (first || !data) throw new DataError(first?.message ?? 'the answer has no data', statusOf(first?.code), first?.code);
    return data as Data;
  };
}

/** Statuses of invalid input and temporary unavailability; other codes are 500. */
const statuses: Partial<Record<string, number>> = { BAD_USER_INPUT: 400, UNAVAILABLE: 503 };
const statusOf = (code = ''): number => statuses[code] ?? 500;
