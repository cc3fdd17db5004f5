import type { Access, CollectionConfig, Config, FieldAccess, GlobalConfig } from 'payload';
import { isAdministrator, isEditor, seesMemberContent } from './roles.ts';

const editors: Access = ({ req }) => isEditor(req.user);
const administrators: Access = ({ req }) => isAdministrator(req.user);
const ownAccount: Access = ({ req: { user } }) =>
  isAdministrator(user) || (user?.collection === 'users' ? { id: { equals: user.id } } : false);

/**
 * Editors read everything. Others read only through our own API (never by Payload's REST, where a filter on a hidden field would
 * tell it) and only one locale: exactly what is live in it.
 */
const live: Access = ({ req }) => {
  if (isEditor(req.user)) return true;
  if (req.payloadAPI !== 'local' || req.locale === 'all') return false;
  return { _status: { equals: 'published' } };
};

/** As `live`, and pages for members are not given to guests (MEM-01). */
const liveUnlessForMembers: Access = async (args) => {
  const answer = await live(args);
  if (answer === false || seesMemberContent(args.req.user)) return answer;
  return { and: [{ _status: { equals: 'published' } }, { membersOnly: { not_equals: true } }] };
};

const everybody: Access = ({ req }) => isEditor(req.user) || req.payloadAPI === 'local';

/** Files that only members may have are refused to guests (MEM-02). */
const everybodyUnlessForMembers: Access = async (args) => {
  const answer = await everybody(args);
  return answer && !seesMemberContent(args.req.user) ? { membersOnly: { not_equals: true } } : answer;
};

const editedByEditors = { create: editors, update: editors, delete: editors, readVersions: editors } as const;

type CollectionAccess = NonNullable<CollectionConfig['access']>;

/** Entries with drafts: guests see what is live. */
export const draftedAccess: CollectionAccess = { ...editedByEditors, read: live };

/** Content pages: as entries, and pages for members are for members. */
export const pageAccess: CollectionAccess = { ...editedByEditors, read: liveUnlessForMembers };

/** Dictionaries and pictures: public as they are. */
export const publicAccess: CollectionAccess = { ...editedByEditors, read: everybody };

/** Files: public unless for members. */
export const fileAccess: CollectionAccess = { ...editedByEditors, read: everybodyUnlessForMembers };

/** What only the admin shows; our own API reads it by rules of its own. */
export const editorsAccess: CollectionAccess = { ...editedByEditors, read: editors };

/** What visitors have sent: it comes from the site alone; its readers work on it, administrators delete it. */
export const receivedAccess = (readers: Access): CollectionAccess => ({
  create: () => false,
  read: readers,
  update: readers,
  delete: administrators,
});

/** What visitors have sent: editors read and erase it, and change nothing of it. */
export const readByEditors: CollectionAccess = { read: editors, create: () => false, update: () => false, delete: editors };

/** The admin's own accounts: administrators manage them, an editor sees and keeps the own one. */
export const userAccess: CollectionAccess = {
  admin: ({ req }) => isEditor(req.user),
  create: administrators,
  delete: administrators,
  unlock: administrators,
  read: ownAccount,
  update: ownAccount,
};

/**
 * Members' accounts: visitors ask for them on the site alone, as nobody could activate one that is made elsewhere. Editors see them, approve and
 * disable; administrators delete. What members see and change of their own is answered by the contract (`account/`).
 */
export const memberAccess: CollectionAccess = {
  admin: () => false,
  create: () => false,
  delete: administrators,
  read: editors,
  update: editors,
};

/** Global sets: public, kept by editors. */
export const globalAccess: NonNullable<GlobalConfig['access']> = { read: everybody, update: editors, readVersions: editors };

/** Scheduled publications are the editors' own; the API carries them out. */
export const jobAccess: NonNullable<Config['jobs']>['access'] = {
  cancel: ({ req }) => isEditor(req.user),
  queue: ({ req }) => isEditor(req.user),
  run: () => false,
};

/** A field withheld from guests (CAT-06). */
export const forMembers: FieldAccess = ({ req }) => seesMemberContent(req.user);

/** A field that only the admin shows. */
export const forEditors: FieldAccess = ({ req }) => isEditor(req.user);

/** A field that only administrators change. */
export const byAdministrators: FieldAccess = ({ req }) => isAdministrator(req.user);
