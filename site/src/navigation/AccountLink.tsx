import { Icon } from '../design/Icon.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useMessages } from './messages.ts';

/** The way to log in, or to the account of a member. */
export function AccountLink({ className }: { className?: string }) {
  const { hrefOf, isMember } = useSite();
  const t = useMessages();
  return (
    <a className={className} href={hrefOf(isMember ? 'account' : 'login')}>
      <Icon name="account" />
      {t(isMember ? 'account' : 'logIn')}
    </a>
  );
}
