import { Icon } from '../design/Icon.tsx';
import { RichText } from '../design/RichText.tsx';
import { callToActionHref } from '../navigation/link-href.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { CallToActionFragment, LogInPromptFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../platform/routing/return-query.ts';
import styles from './LogInPrompt.module.css';

/** Tells a guest what an account shows, and how to get one (CAT-06, MEM-04). */
export function LogInPrompt({ sets }: { sets: FragmentOf<LogInPromptFragment> }) {
  const { logInPopupBox, signUpBox } = read<LogInPromptFragment>(sets).globals;
  const { hrefOf, localHref } = useSite();
  const returnQuery = useReturnQuery();
  if (!logInPopupBox) return null;
  const accountPages = [hrefOf('login'), hrefOf('register')];
  const links = [logInPopupBox.cta, signUpBox?.cta].flatMap((masked) => {
    const cta = masked && read<CallToActionFragment>(masked);
    const href = cta && callToActionHref(cta, localHref);
    if (!cta || !href) return [];
    const isAccountPage = accountPages.includes(href);
    return [{ href: isAccountPage ? href + returnQuery : href, text: cta.text, label: cta.ariaLabel ?? undefined }];
  });
  return (
    <section className={styles.prompt} aria-labelledby="log-in-prompt">
      <Icon name="lock" />
      <div>
        <h2 className={styles.title} id="log-in-prompt">
          {logInPopupBox.titleField}
        </h2>
        <RichText className={styles.text} html={logInPopupBox.text} />
        <p className={styles.links}>
          {links.map(({ href, text, label }) => (
            <a key={href} className={styles.link} href={href} aria-label={label}>
              {text}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
