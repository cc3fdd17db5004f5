import type { Viewer } from '../platform/generated/contract.ts';
import { fullNameOf } from './stored-members.ts';

/** A member as the parent value of resolvers. The omitted fields have separate resolvers. */
export type ViewerSource = Omit<
  Viewer,
  | ('newEmail' | 'favoriteProducts' | 'favoriteProductIds' | 'sessions' | 'export')
  | ('quotationList' | 'quotationLists' | 'quoteRequests' | 'quoteRequest')
>;

/** Account fields that `viewerSource` reads. */
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
