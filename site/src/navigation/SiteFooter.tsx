import layout from '../design/foundation/layout.module.css';
import { Icon } from '../design/Icon.tsx';
import { ButtonLink } from '../design/Link.tsx';
import { RichText } from '../design/RichText.tsx';
import { FooterSignUp } from '../newsletter/FooterSignUp.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { CallToActionFragment, SiteFooterFragment } from '../platform/generated/operations-types.ts';
import { useServerPartMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { FooterSection } from './footer/FooterSection.tsx';
import { FooterStreet } from './footer/FooterStreet.tsx';
import { SocialLinks } from './footer/SocialLinks.tsx';
import { callToActionHref, telHref } from './link-href.ts';
import styles from './SiteFooter.module.css';

/**
 * Renders the footer of every page (NAV-08): the quote call to action, the address, the editors' three sections and the copyright
 * bar.
 */
export function SiteFooter({ sets }: { sets: FragmentOf<SiteFooterFragment> }) {
  const { footer, globals } = read<SiteFooterFragment>(sets);
  const { localHref, tagManagerId } = useSite();
  const t = useServerPartMessages('navigation/footer');
  const { companyName, streetNameHouseNumber, postalCodeCityName, country, phoneNumber, eMailAddress } = globals.globalData;
  const elevations = globals.stripProducts.flatMap(({ elevation }) => elevation ?? []);
  const sections = [footer.footerSection1, footer.footerSection2, footer.footerSection3].filter((section) => section !== '');
  return (
    <footer className={styles.footer}>
      <FooterStreet elevations={elevations} />
      <div className={styles.soil}>
        <div className={layout.container}>
          <FooterSignUp policy={globals.privacyPolicy} />
          <h2 className={layout.hidden}>{companyName}</h2>
          <div className={styles.columns}>
            <div className={styles.company}>
              {footer.footerLogos.length > 0 && (
                <ul className={styles.logos}>
                  {footer.footerLogos.map(({ url, title, width, height }) => (
                    <li key={url}>
                      <img className={styles.logo} src={url} alt={title} width={width} height={height} loading="lazy" />
                    </li>
                  ))}
                </ul>
              )}
              <address className={styles.address}>
                <span className={styles.lines}>
                  {[streetNameHouseNumber, postalCodeCityName, country].filter(Boolean).map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </span>
                <span className={styles.lines}>
                  {phoneNumber && <a href={telHref(phoneNumber)}>{phoneNumber}</a>}
                  {eMailAddress && <a href={`mailto:${eMailAddress}`}>{eMailAddress}</a>}
                </span>
              </address>
              <SocialLinks addresses={globals.socialMedia} />
            </div>
            <div className={styles.sections}>
              {sections.map((html) => (
                <FooterSection key={html} html={html} />
              ))}
            </div>
            <QuotePrompt prompt={globals.requestAQuoteCta} />
          </div>
          <noscript>
            <p className={styles.noConsent} id="cookie-settings">
              {t('noConsentNeeded')}
            </p>
          </noscript>
          <div className={styles.bar}>
            <span>
              © {yearRange(new Date())} {companyName}
            </span>
            <ul className={styles.links}>
              {footer.footerLinks.map(({ id, uri, title }) => (
                <li key={id}>
                  <a className={styles.barLink} href={localHref(uri)}>
                    {title}
                  </a>
                </li>
              ))}
              <li>
                <a className={styles.barLink} href="#cookie-settings" aria-haspopup="dialog" data-consent={tagManagerId}>
                  {t('cookieSettings')}
                </a>
              </li>
            </ul>
            {footer.credit &&
              (footer.credit.url ? (
                <a className={styles.barLink} href={footer.credit.url}>
                  {footer.credit.title}
                </a>
              ) : (
                <span>{footer.credit.title}</span>
              ))}
          </div>
        </div>
      </div>
    </footer>
  );
}

type QuotePromptProps = { prompt: SiteFooterFragment['globals']['requestAQuoteCta'] };

function QuotePrompt({ prompt }: QuotePromptProps) {
  const { localHref } = useSite();
  if (!prompt) return null;
  const cta = prompt.cta && read<CallToActionFragment>(prompt.cta);
  const href = cta && callToActionHref(cta, localHref);
  return (
    <div className={styles.prompt}>
      <h2 className={styles.promptTitle}>{prompt.titleField}</h2>
      <RichText className={styles.promptText} html={prompt.text} />
      {cta && href && (
        <ButtonLink look="onDark" href={href} aria-label={cta.ariaLabel ?? undefined}>
          {cta.text}
          <Icon name="arrow" />
        </ButtonLink>
      )}
    </div>
  );
}

const firstYear = 2021;

/** Returns the years of the copyright line (NAV-08). */
export function yearRange(now: Date): string {
  const year = now.getFullYear();
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
}
