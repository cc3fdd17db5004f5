import { Icon, type IconName } from '../../design/Icon.tsx';
import { useServerPartMessages } from '../../platform/messages/page-messages.tsx';
import styles from './SocialLinks.module.css';

const networks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'twitter', name: 'X (Twitter)' },
  { key: 'pinterest', name: 'Pinterest' },
] as const satisfies { key: IconName; name: string }[];

type SocialLinksProps = { addresses: Readonly<Record<(typeof networks)[number]['key'], string | null>> };

/** Renders links to the company's pages on social networks, each in a new window (NAV-08). */
export function SocialLinks({ addresses }: SocialLinksProps) {
  const t = useServerPartMessages('navigation/footer');
  const known = networks.filter(({ key }) => addresses[key]);
  if (known.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('socialMedia')}>
      {known.map(({ key, name }) => (
        <li key={key}>
          <a
            className={styles.link}
            href={addresses[key] ?? undefined}
            target="_blank"
            rel="noopener"
            aria-label={`${name} (${t('newWindow')})`}
          >
            <Icon name={key} />
          </a>
        </li>
      ))}
    </ul>
  );
}
