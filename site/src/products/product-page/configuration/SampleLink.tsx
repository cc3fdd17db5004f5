import { contrastHref, samplesHref } from '../../../colours/colour.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { SamplesPageFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { anyRalCode } from '../../lead-time.ts';
import styles from './ColourChoice.module.css';
import { useVariantSelection } from './use-variant-selection.tsx';

/**
 * Renders the links to a sample of the selected colour, if editors have set a page for samples, and to its contrast with a paving
 * (CAT-20).
 */
export function SampleLink({ sets }: { sets: FragmentOf<SamplesPageFragment> }) {
  const { samplesUri } = read<SamplesPageFragment>(sets).globals;
  const { colour } = useVariantSelection().choice;
  const { hrefOf, localHref } = useSite();
  const t = useMessages('products/product-page');
  if (!colour) return null;
  const code = colour === anyRalCode ? undefined : colour;
  return (
    <p className={styles.samples}>
      {samplesUri && (
        <a className={styles.sample} href={samplesHref(localHref(samplesUri), code)}>
          {t('sample')}
        </a>
      )}
      <a className={styles.sample} href={contrastHref(hrefOf('contrast'), code)}>
        {t('contrast')}
      </a>
    </p>
  );
}
