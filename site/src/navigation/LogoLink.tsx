import { homeUri } from '@plantsoen/contract/paths.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './LogoLink.module.css';

export type LogoPicture = { url: string; width: number; height: number };

type LogoLinkProps = {
  logo: LogoPicture | null;
  /** Logo for dark backgrounds, if the background can be either. */
  lightLogo?: LogoPicture | null;
  companyName: string;
};

/** Renders the company's logo, or its name if there is no logo, as a link to the home page. */
export function LogoLink({ logo, lightLogo, companyName }: LogoLinkProps) {
  const { localHref } = useSite();
  return (
    <a className={styles.link} href={localHref(homeUri)}>
      {logo ? (
        // Low priority prevents the logo from being preloaded before the page's first picture.
        <img
          className={styles.logo}
          src={logo.url}
          width={logo.width}
          height={logo.height}
          alt={companyName}
          fetchPriority="low"
        />
      ) : (
        companyName
      )}
      {logo && lightLogo && (
        <img
          className={styles.light}
          src={lightLogo.url}
          width={lightLogo.width}
          height={lightLogo.height}
          alt=""
          loading="lazy"
        />
      )}
    </a>
  );
}
