import type { Viewer } from '../platform/generated/contract.ts';
import { fullNameOf } from './stored-members.ts';

/** A member as resolvers start from it: what else the contract offers of a member has resolvers of its own. */
export type ViewerSource = Omit<
  Viewer,
  | ('newEmail' | 'favoriteProducts' | 'favoriteProductIds' | 'sessions' | 'export')
  | ('quotationList' | 'quoteRequests' | 'quoteRequest')
>;

/** What an account says of its owner. */
type Owner = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  company?: string | null | undefined;
  website?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  isApproved?: boolean | null | undefined;
};

export function viewerSource({ id, firstName, lastName, email, company, website, phoneNumber, isApproved }: Owner): ViewerSource {
  return {
    ...{ id, firstName, lastName, fullName: fullNameOf({ firstName, lastName }), email },
    ...{ company: company ?? null, website: website ?? null, phoneNumber: phoneNumber ?? null, isApproved: isApproved === true },
  };
}
