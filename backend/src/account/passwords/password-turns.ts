import { aFewAtATime, TooManyWaiting } from '../../platform/taking-turns.ts';
import { Refused } from '../refusal.ts';

/** Who waits longer than these had better come back. */
const mostWaiting = 20;
/** Seconds in which those who wait are all served. */
const retryAfter = 2;

const inTurn = aFewAtATime({ most: 1, mostWaiting });

/**
 * Does what takes hashes of passwords, one piece of work at a time in this process, with what it asks of the database: however many try
 * at once, they take one core, 9 MB and one connection. Refuses whoever comes when enough wait.
 */
export async function inPasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } catch (error) {
    if (error instanceof TooManyWaiting) throw new Refused('tooOften', { retryAfter });
    throw error;
  }
}
