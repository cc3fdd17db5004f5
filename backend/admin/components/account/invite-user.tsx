import type { BeforeListTableServerProps } from 'payload';
import { isAdministrator } from '../../../src/platform/access/roles.ts';
import { InviteForm } from './invite-form.tsx';

/** Renders the form of invitations above the list of users, for administrators. */
export function InviteUser({ user }: BeforeListTableServerProps) {
  return isAdministrator(user ?? null) ? <InviteForm /> : null;
}
