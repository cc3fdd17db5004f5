import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';

type PhotoLinkProps = { damageUri: string | null; code: string };

/** Renders the link to the form for damage with the code filled in (CON-10); to the contact page if editors have chosen no such page. */
export function PhotoLink({ damageUri, code }: PhotoLinkProps) {
  const { hrefOf, localHref } = useSite();
  const t = useMessages('products/spare-parts');
  const href = damageUri === null ? hrefOf('contact') : `${localHref(damageUri)}?${new URLSearchParams({ typePlate: code })}`;
  return (
    <ButtonLink look="secondary" href={href}>
      <Icon name="upload" />
      {t('sendPhoto')}
    </ButtonLink>
  );
}
