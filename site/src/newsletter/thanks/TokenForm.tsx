import { Button } from '../../design/Button.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { TokenName } from '../newsletter-handles.ts';

type TokenFormProps = { name: TokenName; token: string; label: string };

/**
 * Renders the button that runs the action of an email link (SEC-06). Links of the page send no referrer, which would contain the
 * token.
 */
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
