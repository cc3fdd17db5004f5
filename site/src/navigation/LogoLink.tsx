import { homeUri } from '@plantsoen/contract/paths.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './LogoLink.module.css';

export type LogoPicture = { url: string; width: number; height: number };

type LogoLinkProps = {
  logo: LogoPicture | null;
  /** The logo for dark ground, where the ground may be either. */
  lightLogo?: LogoPicture | null;
  companyName: string;
};

/** The company's logo, or its name where there is none, leading home. */
export function LogoLink({ logo, lightLogo, companyName }: LogoLinkProps) {
  const { localHref } = useSite();
  return (
    <a className={styles.link} href={localHref(homeUri)}>
      {logo ? (
        // Of low priority, else it would be preloaded before the page's first picture.
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
