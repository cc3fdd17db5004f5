import {
  type AccountProblem,
  accountLimits,
  cleanFields,
  currentPasswordProblems,
  profileProblems,
} from '@plantsoen/form-rules/account.ts';
import { replaceFavourites } from '../favourites/change-favourite.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import type { ViewerInput } from '../platform/generated/contract.ts';
import { askForNewAddress } from './change-address.ts';
import { withPassword } from './change-password.ts';
import { refuseProblems, refuseTooOften } from './refusal.ts';
import {
  addressOf,
  fullNameOf,
  memberById,
  type ProfileDetails,
  requireMember,
  type StoredMember,
  saveProfile,
} from './stored-members.ts';

type Names = Pick<ProfileDetails, 'firstName' | 'lastName'>;

/** Changes the given fields of the authenticated member, all or none (ACC-09). Returns the changed member. */
export async function updateAccount(context: ApiContext, input: ViewerInput): Promise<StoredMember> {
  const member = await requireMember(context);
  const texts = submittedTexts(input);
  const profile = profileOf(member, texts);
  const email = texts.email === undefined ? member.email : addressOf(texts.email);
  refuseProblems(problemsOf(texts, profile, email));
  const newEmail = email === member.email ? undefined : email;
  const password = input.currentPassword ?? '';
  if (newEmail) {
    refuseProblems(currentPasswordProblems('currentPassword', password));
    await refuseTooOften(context, 'accountMail');
  }
  const save = () => saveAll(context, member, { profile, newEmail, favourites: input.favoriteProducts ?? undefined });
  await (newEmail ? withPassword(context, member, password, save) : save());
  return (await memberById(context.sql, member.id)) ?? member;
}

type Texts = Partial<Record<'email' | 'fullName' | 'firstName' | 'lastName' | 'company' | 'phoneNumber' | 'website', string>>;

/** Returns the submitted texts in the form in which they are stored. Fields that are null count as omitted. */
function submittedTexts({ currentPassword: _, favoriteProducts: __, ...texts }: ViewerInput): Texts {
  const filled = Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return cleanFields(Object.fromEntries(filled)) as Texts;
}

/**
 * Merges the given texts into the profile. First and last name take precedence over the full name, which is split at its first
 * space (ACC-01).
 */
function profileOf(
  member: StoredMember,
  { firstName, lastName, fullName, company, phoneNumber, website }: Texts,
): ProfileDetails {
  const names =
    firstName !== undefined || lastName !== undefined || fullName === undefined || fullName === fullNameOf(member)
      ? { firstName: firstName ?? member.firstName, lastName: lastName ?? member.lastName }
      : namesOf(fullName);
  return {
    ...names,
    company: company ?? member.company ?? '',
    phoneNumber: phoneNumber ?? member.phoneNumber ?? '',
    website: website ?? member.website ?? '',
  };
}

function namesOf(fullName: string): Names {
  const [firstName = '', ...rest] = fullName.split(/ +/);
  return { firstName, lastName: rest.join(' ') };
}

/** Returns the problems of the submitted fields only, so that fields which editors left empty do not block other changes. */
function problemsOf(texts: Texts, profile: ProfileDetails, email: string): AccountProblem[] {
  const ofNames = (['firstName', 'lastName'] as const).flatMap((handle): AccountProblem[] => {
    const text = profile[handle];
    if (texts[handle] === '') return [{ handle, key: 'required' }];
    if (text.length <= accountLimits[handle]) return [];
    return [{ handle: texts[handle] === undefined ? 'fullName' : handle, key: 'tooLong', amount: accountLimits[handle] }];
  });
  const fullName = texts.fullName ?? fullNameOf(profile);
  const ofProfile = profileProblems({ ...profile, fullName, email }).filter(({ handle }) => handle in texts);
  return [...ofNames, ...ofProfile];
}

type Change = { profile: ProfileDetails; newEmail: string | undefined; favourites: readonly number[] | undefined };

async function saveAll({ payload }: ApiContext, member: StoredMember, { profile, newEmail, favourites }: Change): Promise<void> {
  await inTransaction(payload, async (_, transaction) => {
    await saveProfile(await requestReads(transaction), member.id, profile);
    if (favourites) await replaceFavourites(transaction, member.id, favourites);
    if (newEmail) await askForNewAddress(transaction, member, newEmail);
  });
}
