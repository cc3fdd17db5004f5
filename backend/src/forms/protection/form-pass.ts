import type { IncomingMessage } from 'node:http';
import type { ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import { headerOf } from '../../platform/api/exchange.ts';
import { type TokenForm, verifyCsrfToken } from './csrf-token.ts';
import { verifyTimeToken } from './time-token.ts';

/** Returns why a file may not be uploaded to a form, according to the token in the request headers; undefined if it may. */
export function passProblem(secret: string, form: TokenForm, request: IncomingMessage): ProblemKey | undefined {
  const token = headerOf(request, 'x-form-token');
  const verdict =
    token === undefined
      ? verifyTimeToken(secret, headerOf(request, 'x-form-time') ?? '')
      : verifyCsrfToken(secret, form, token).state;
  if (verdict === 'valid') return undefined;
  return verdict === 'expired' ? 'expired' : 'captcha';
}
