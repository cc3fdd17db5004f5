import type { Access, CollectionConfig, Config, FieldAccess, GlobalConfig } from 'payload';
import { isAdministrator, isAdminUser, isEditor, isTranslator, seesMemberContent, servesCustomers } from './roles.ts';

const editors: Access = ({ req }) => isEditor(req.user);
const adminUsers: Access = ({ req }) => isAdminUser(req.user);
const customerService: Access = ({ req }) => servesCustomers(req.user);
const administrators: Access = ({ req }) => isAdministrator(req.user);
const ownAccount: Access = ({ req: { user } }) =>
  isAdministrator(user) || (user?.collection === 'users' ? { id: { equals: user.id } } : false);

/**
 * Grants admin users everything. Others read one locale of what is published, and only through the local API: with Payload's REST API,
 * a filter could reveal a hidden field.
 */
const live: Access = ({ req }) => {
  if (isAdminUser(req.user)) return true;
  if (req.payloadAPI !== 'local' || req.locale === 'all') return false;
  return { _status: { equals: 'published' } };
};

/** As `live`, but without pages for members if the caller is a guest (MEM-01). */
const liveUnlessForMembers: Access = async (args) => {
  const answer = await live(args);
  if (answer === false || seesMemberContent(args.req.user)) return answer;
  return { and: [{ _status: { equals: 'published' } }, { membersOnly: { not_equals: true } }] };
};

const everybody: Access = ({ req }) => isAdminUser(req.user) || req.payloadAPI === 'local';

/** Withholds files for members from guests (MEM-02). */
const everybodyUnlessForMembers: Access = async (args) => {
  const answer = await everybody(args);
  return answer && !seesMemberContent(args.req.user) ? { membersOnly: { not_equals: true } } : answer;
};

/** Only editors write. `translations/translator-access.ts` adds the texts of translators. */
const editedByEditors = { create: editors, update: editors, delete: editors, readVersions: adminUsers } as const;

type CollectionAccess = NonNullable<CollectionConfig['access']>;

/** Access to entries with drafts: guests read what is published. */
export const draftedAccess: CollectionAccess = { ...editedByEditors, read: live };

/** Access to content pages: as entries, with pages for members withheld from guests. */
export const pageAccess: CollectionAccess = { ...editedByEditors, read: liveUnlessForMembers };

/** Access to dictionaries and pictures: everything is public. */
export const publicAccess: CollectionAccess = { ...editedByEditors, read: everybody };

/** Access to files: public except files for members. */
export const fileAccess: CollectionAccess = { ...editedByEditors, read: everybodyUnlessForMembers };

/** Access to content that only the admin shows. The API reads it with separate rules. */
export const adminContentAccess: CollectionAccess = { ...editedByEditors, read: adminUsers };

/** Access to settings that only editors see. */
export const editorsAccess: CollectionAccess = { ...editedByEditors, read: editors, readVersions: editors };

/** Returns the access to received submissions: only the site creates them, `readers` read and update them, administrators delete them. */
export const receivedAccess = (readers: Access): CollectionAccess => ({
  create: () => false,
  read: readers,
  update: readers,
  delete: administrators,
});

/** Access to documents that visitors have sent: editors read and delete them, but cannot change them. */
export const readByEditors: CollectionAccess = { read: editors, create: () => false, update: () => false, delete: editors };

/**
 * Access to the accounts of the admin: administrators manage them, others read and change only the own account. Invitations and commands
 * create accounts, so that each person chooses the own password.
 */
export const userAccess: CollectionAccess = {
  admin: ({ req }) => isAdminUser(req.user),
  create: () => false,
  delete: administrators,
  unlock: administrators,
  read: ownAccount,
  update: ownAccount,
};

/**
 * Access to members' accounts. They are created only through registration on the site, because activation needs its email. Editors and sales
 * read, approve and disable them; administrators delete them. Members access their own account through the contract (`account/`).
 */
export const memberAccess: CollectionAccess = {
  admin: () => false,
  create: () => false,
  delete: administrators,
  read: customerService,
  update: customerService,
};

/** Access to global sets: public, edited by editors. */
export const globalAccess: NonNullable<GlobalConfig['access']> = { read: everybody, update: editors, readVersions: adminUsers };

/** Access to scheduled publications: editors queue and cancel them, the API runs them. */
export const jobAccess: NonNullable<Config['jobs']>['access'] = {
  cancel: ({ req }) => isEditor(req.user),
  queue: ({ req }) => isEditor(req.user),
  run: () => false,
};

/** Access to a field that is withheld from guests (CAT-06). */
export const forMembers: FieldAccess = ({ req }) => seesMemberContent(req.user);

/** Access to a price: as other content for members, but without translators, whose work needs none (EDT-10). */
export const forPriceReaders: FieldAccess = ({ req }) => seesMemberContent(req.user) && !isTranslator(req.user);

/** Access to a field for editors. */
export const forEditors: FieldAccess = ({ req }) => isEditor(req.user);

/** Access to a field for all who serve customers. */
export const forCustomerService: FieldAccess = ({ req }) => servesCustomers(req.user);

/** Access to a field that only administrators change. */
export const byAdministrators: FieldAccess = ({ req }) => isAdministrator(req.user);
