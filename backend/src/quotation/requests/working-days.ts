import { dutchDay, dutchTime } from '../../platform/dutch-time.ts';
import { isOpen, type RequestStatus } from './request-status.ts';

/** Number of working days (Monday to Friday, Dutch time) within which a request is answered. */
export const answerWithinDays = 2;

const dayMs = 24 * 60 * 60_000;

/** Dutch clock time as a date in UTC, so that days have equal lengths. */
const fromClock = (clock: string): Date => new Date(`${clock.replace(' ', 'T')}Z`);
const toClock = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');
const isWeekend = (date: Date): boolean => date.getUTCDay() % 6 === 0;

/** Returns the beginning of the next Monday for a time on a weekend, otherwise the time itself. */
function onWorkingDay(date: Date): Date {
  if (!isWeekend(date)) return date;
  const daysToMonday = date.getUTCDay() === 6 ? 2 : 1;
  return new Date(Math.floor(date.getTime() / dayMs + daysToMonday) * dayMs);
}

/** Returns the time some working days later, or earlier if `days` is negative. A weekend counts as the Monday after it. */
function addWorkingDays(date: Date, days: number): Date {
  let at = onWorkingDay(date);
  for (let left = Math.abs(days); left > 0; ) {
    at = new Date(at.getTime() + Math.sign(days) * dayMs);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

/** Returns the Dutch time until which a request should be answered, as `YYYY-MM-DD hh:mm:ss`. */
export const answerDueAt = (createdAt: Date): string =>
  toClock(addWorkingDays(fromClock(dutchTime(createdAt)), answerWithinDays));

/** Returns the Dutch time before which requests were sent that should have been answered by now. */
export const overdueBefore = (now = new Date()): string => toClock(addWorkingDays(fromClock(dutchTime(now)), -answerWithinDays));

/** Returns the whole days between two days in Dutch time, as `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs);

type Dated = { status: RequestStatus; createdAt: Date; followUpOn: string | null };

/**
 * Returns by how many days a request is overdue, 0 on the day itself, or undefined if it is not: a new one without an answer after two
 * working days, or an open one whose follow-up day has passed.
 */
export function overdueDays({ status, createdAt, followUpOn }: Dated, now = new Date()): number | undefined {
  const today = dutchDay(now);
  const due = answerDueAt(createdAt);
  const days = [
    ...(status === 'new' && due <= dutchTime(now) ? [daysBetween(due, today)] : []),
    ...(isOpen(status) && followUpOn !== null && followUpOn < today ? [daysBetween(followUpOn, today)] : []),
  ];
  return days.length > 0 ? Math.max(...days) : undefined;
}
