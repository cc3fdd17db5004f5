import type { Answer, AnswerError } from './answer.ts';
import { DataError } from './data-error.ts';
import type { Operation } from './operation.ts';

/** Sends one operation and answers what came back, errors included. Throws a DataError where nothing readable comes back. */
export type Send = (operation: Operation<unknown, unknown>, variables: unknown, signal?: AbortSignal) => Promise<Answer>;

/** Runs an operation of the contract and answers its data. Throws a DataError. */
export type Query = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Data>;

export type ReportError = (operation: string, error: AnswerError) => void;

/** A query over a way of sending: errors in an answer are reported, and thrown as one. */
export function queryOver(send: Send, report: ReportError): Query {
  return async <Data, Variables>(operation: Operation<Data, Variables>, variables: Variables, signal?: AbortSignal) => {
    const { data, errors } = await send(operation as Operation<unknown, unknown>, variables, signal);
    for (const error of errors) report(operation.name, error);
    const [first] = errors;
    if (first || !data) throw new DataError(first?.message ?? 'empty answer', statusOf(first?.code), first?.code);
    return data as Data;
  };
}

/** Bad input of a visitor and what cannot be answered at the moment are told from a failure of ours. */
const statuses: Partial<Record<string, number>> = { BAD_USER_INPUT: 400, UNAVAILABLE: 503 };
const statusOf = (code = ''): number => statuses[code] ?? 500;
