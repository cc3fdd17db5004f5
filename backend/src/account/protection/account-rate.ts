import { exceededRateLimit, type RateLimitedVisitor } from '../../platform/rate-limit/rate-limiter.ts';
import { Refused } from '../refusal.ts';

/** Actions without a password: requesting an account, requesting an email with a link, and opening such a link. */
export type RatedAction = 'accountRegistration' | 'accountMail' | 'accountLink';

/** Counts an action of a visitor, successful or not. Throws `Refused` (`tooOften`) above the limit. */
export async function refuseTooOften(visitor: RateLimitedVisitor, action: RatedAction): Promise<void> {
  const exceeded = await exceededRateLimit(visitor, action);
  if (exceeded) throw new Refused('tooOften', exceeded);
}
