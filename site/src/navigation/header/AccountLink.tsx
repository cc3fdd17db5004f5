import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../../platform/routing/return-query.ts';

/** Renders the link to log in, or to the account for members. */
export function AccountLink({ className }: { className?: string }) {
  const { hrefOf, isMember } = useSite();
  const returnQuery = useReturnQuery();
  const t = useMessages('navigation');
  return (
    <a className={className} href={isMember ? hrefOf('account') : hrefOf('login') + returnQuery}>
      <Icon name="account" />
      {t(isMember ? 'account' : 'logIn')}
    </a>
  );
}
