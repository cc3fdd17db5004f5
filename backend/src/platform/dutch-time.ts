/** Time zone of the company, in which the admin shows all times. */
export const companyTimeZone = 'Europe/Amsterdam';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: companyTimeZone, dateStyle: 'short', timeStyle: 'medium' });

/** Returns a time on Dutch clocks, as `YYYY-MM-DD hh:mm:ss`. */
export const dutchTime = (at = new Date()): string => clock.format(at);

/** Returns a day in Dutch time, the present one by default, as `YYYY-MM-DD`. */
export const dutchDay = (at = new Date()): string => dutchTime(at).slice(0, 10);
