import { Button } from '../../design/Button.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { TokenName } from '../newsletter-handles.ts';

type TokenFormProps = { name: TokenName; token: string; label: string };

/** The button that acts on the link of a mail (SEC-06). Where the page leads to hears nothing of the link. */
export function TokenForm({ name, token, label }: TokenFormProps) {
  const { hrefOf } = useSite();
  return (
    <form action={hrefOf('newsletterThanks')} method="post">
      <meta name="referrer" content="no-referrer" />
      <input type="hidden" name={name} value={token} />
      <Button type="submit">{label}</Button>
    </form>
  );
}
