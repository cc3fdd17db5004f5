import { samplesHref } from '../../../colours/colour.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { SamplesPageFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { anyRalCode } from '../../lead-time.ts';
import styles from './ColourChoice.module.css';
import { useVariantSelection } from './use-variant-selection.tsx';

/** Renders the link to a sample of the selected colour; nothing if editors have set no page for samples. */
export function SampleLink({ sets }: { sets: FragmentOf<SamplesPageFragment> }) {
  const { samplesUri } = read<SamplesPageFragment>(sets).globals;
  const { colour } = useVariantSelection().choice;
  const { localHref } = useSite();
  const t = useMessages('products/product-page');
  if (!samplesUri || !colour) return null;
  return (
    <a className={styles.sample} href={samplesHref(localHref(samplesUri), colour === anyRalCode ? undefined : colour)}>
      {t('sample')}
    </a>
  );
}
