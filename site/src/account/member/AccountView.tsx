import { Blocks } from '../../page-builder/Blocks.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type {
  AccountPageQuery,
  ContentPageFragment,
  OwnQuoteRequestsFragment,
  ProfileFragment,
  SessionsFragment,
} from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { OwnQuoteRequests } from '../../quotation/OwnQuoteRequests.tsx';
import { DoneMessages } from '../form/FormMessage.tsx';
import { AccountData } from './AccountData.tsx';
import { AccountFrame, AccountSection } from './AccountFrame.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';

type AccountViewProps = Pick<PageData<AccountPageQuery, 'Page'>, 'entry' | 'algemeen'> & {
  viewer: FragmentOf<ProfileFragment> & FragmentOf<OwnQuoteRequestsFragment> & FragmentOf<SessionsFragment>;
};

/** Renders the account page: profile, quote requests, sessions and data of the member. */
export function AccountView({ entry, algemeen, viewer }: AccountViewProps) {
  const t = useMessages('account/member');
  const page = read<ContentPageFragment>(entry);
  const { firstName } = read<ProfileFragment>(viewer);
  return (
    <>
      <AccountFrame title={t('welcome', { name: firstName })} current="account" sets={algemeen}>
        <DoneMessages of={['confirmEmail']} />
        <ProfileForm viewer={viewer} />
        <AccountSection id="quote-requests" title={t('quoteRequests')} text={t('quoteRequestsText')}>
          <OwnQuoteRequests viewer={viewer} />
        </AccountSection>
        <SessionList viewer={viewer} />
        <AccountData />
      </AccountFrame>
      <Blocks blocks={page.blocks} />
    </>
  );
}
