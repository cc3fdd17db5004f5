import { redirect } from 'next/navigation.js';

/** Leaves a view that is closed to the user's role for the dashboard, which says so. */
export function leaveClosedView(): never {
  redirect('/admin?closed=1');
}
