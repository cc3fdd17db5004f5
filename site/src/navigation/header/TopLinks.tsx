import { useSite } from '../../platform/rendering/site-context.tsx';
import { linkHref } from '../link-href.ts';

export type TopLink = { url: string; target: string; customText: string };

/** Renders the links that editors selected for the top bar (NAV-01). */
export function TopLinks({ className, links }: { className?: string; links: readonly TopLink[] }) {
  const { localHref } = useSite();
  return (
    <ul className={className}>
      {links.map(({ url, target, customText }) => (
        <li key={url}>
          <a
            href={linkHref(url, localHref)}
            target={target === '_blank' ? target : undefined}
            rel={target === '_blank' ? 'noopener' : undefined}
          >
            {customText}
          </a>
        </li>
      ))}
    </ul>
  );
}
