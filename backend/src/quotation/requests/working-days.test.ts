import { describe, expect, it } from 'vitest';
import type { RequestStatus } from './request-status.ts';
import { answerDueAt, daysBetween, overdueBefore, overdueDays } from './working-days.ts';

const at = (text: string) => new Date(text);

describe('EDT-12 the time to answer', () => {
  it.each([
    ['on a Monday', '2026-11-23T09:00:00+01:00', '2026-11-25 09:00:00'],
    ['on a Friday', '2026-11-20T14:26:00+01:00', '2026-11-24 14:26:00'],
    ['on a Saturday', '2026-11-21T10:00:00+01:00', '2026-11-25 00:00:00'],
    ['on a Sunday evening in UTC, which is Monday in Dutch time', '2026-11-22T23:30:00Z', '2026-11-25 00:30:00'],
    ['before the summer time', '2026-03-27T12:00:00+01:00', '2026-03-31 12:00:00'],
  ])('ends two working days after a request %s', (_, created, due) => {
    expect(answerDueAt(at(created))).toBe(due);
  });

  it('has the same end for the list, which compares with the time before which requests are overdue', () => {
    const hours = Array.from({ length: 48 }, (_, place) => new Date(Date.UTC(2026, 10, 16, place * 7, 30)));
    for (const now of hours)
      for (const createdAt of hours) {
        const isOverdue = overdueDays({ status: 'new', createdAt, followUpOn: null }, now) !== undefined;
        const clock = createdAt.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });
        if (isOverdue !== clock <= overdueBefore(now)) expect.fail(`${createdAt.toISOString()} at ${now.toISOString()}`);
      }
  });
});

describe('EDT-12 a request', () => {
  const now = at('2026-11-27T12:00:00+01:00');
  const days = (status: RequestStatus, createdAt: string, followUpOn: string | null = null) =>
    overdueDays({ status, createdAt: at(createdAt), followUpOn }, now);

  it('is overdue if it is new without an answer after two working days', () => {
    expect(days('new', '2026-11-25T12:30:00+01:00')).toBeUndefined();
    expect(days('new', '2026-11-25T11:30:00+01:00')).toBe(0);
    expect(days('new', '2026-11-20T12:00:00+01:00')).toBe(3);
    expect(days('answered', '2026-11-20T12:00:00+01:00')).toBeUndefined();
  });

  it('is overdue if it is open and its follow-up day has passed', () => {
    expect(days('offered', '2026-11-01T12:00:00+01:00', '2026-11-27')).toBeUndefined();
    expect(days('offered', '2026-11-01T12:00:00+01:00', '2026-11-24')).toBe(3);
    expect(days('won', '2026-11-01T12:00:00+01:00', '2026-11-24')).toBeUndefined();
  });

  it('has an age in days of the calendar', () => {
    expect(daysBetween('2026-10-24 23:59:00', '2026-10-26')).toBe(2);
  });
});
