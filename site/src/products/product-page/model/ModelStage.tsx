import { useEffect, useRef } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { TextLink } from '../../../design/Link.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ModelStageFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { ColourChoice } from '../configuration/ColourChoice.tsx';
import { useSelectedVariant, useVariantSelection } from '../configuration/use-variant-selection.tsx';
import { drawnVariant, variantName } from '../specifications/chosen-figures.ts';
import styles from './ModelStage.module.css';
import { useModel } from './use-model.ts';

export type ModelStageProps = { product: FragmentOf<ModelStageFragment>; onClose: () => void };

/** Renders the 3D model of a product instead of its pictures, in the selected colour. Pointer, touch and keyboard rotate it. */
export function ModelStage({ product: masked, onClose }: ModelStageProps) {
  const product = read<ModelStageFragment>(masked);
  const { title, model, colours, productImages, variants } = product;
  const drawn = drawnVariant(product);
  const chosen = useSelectedVariant(variants);
  const { viewer, state } = useModel(colours, useVariantSelection().choice.colour);
  const close = useRef<HTMLButtonElement>(null);
  const labels = JSON.stringify(useViewLabels());
  const t = useMessages('products/product-page/model');
  useEffect(() => {
    // Loading may take long, so the focus moves only if the visitor has not focused another element.
    if (document.activeElement === document.body) close.current?.focus();
  }, []);
  const [picture] = productImages;
  if (!model) return null;
  return (
    <div>
      <div className={styles.stage}>
        {state === 'failed' ? (
          <div className={styles.failed} role="alert">
            <p>{t('failed')}</p>
            <TextLink href={model.url} download>
              {t('download')}
            </TextLink>
          </div>
        ) : (
          <model-viewer
            ref={viewer}
            className={styles.viewer}
            src={model.url}
            alt={t('model', { title })}
            a11y={labels}
            camera-controls
            camera-orbit="-25deg 74deg 88%"
            max-camera-orbit="auto 90deg auto"
            touch-action="pan-y"
            interaction-prompt="none"
            shadow-intensity="0.8"
            shadow-softness="0.9"
            tone-mapping="neutral"
            exposure="0.85"
            ar
            ar-modes="webxr scene-viewer quick-look"
            ar-scale="fixed"
            aria-busy={state === 'loading'}
          >
            <div slot="poster" className={styles.poster}>
              {picture && (
                <Picture className={styles.picture} picture={{ ...picture, alt: '', crop: picture.large }} sizes={pictureSizes} />
              )}
            </div>
            <span slot="progress-bar" />
            <button slot="ar-button" className={styles.ar} type="button">
              {t('inYourSpace')}
            </button>
          </model-viewer>
        )}
      </div>
      <div className={styles.foot}>
        <button ref={close} className={styles.close} type="button" onClick={onClose}>
          <Icon name="close" />
          {t('close')}
        </button>
      </div>
      <p className={styles.howTo} role="status">
        {state === 'loading' && t('loading')}
        {state === 'shown' && t('howTo')}
      </p>
      {drawn && drawn !== chosen && <p className={styles.howTo}>{t('modelOf', { variant: variantName(drawn) })}</p>}
      <div className={styles.colours}>
        <ColourChoice product={product} />
      </div>
    </div>
  );
}

/** Same sizes as in the gallery, so that the poster is already cached. */
const pictureSizes = '(width >= 1360px) 844px, (width >= 993px) 62vw, 94vw';

/** Returns the labels of the viewer for the visible side. */
function useViewLabels(): Record<string, string> {
  const t = useMessages('products/product-page/model');
  const sides = (['front', 'right', 'back', 'left'] as const).flatMap((side) => [
    [side, t(side)],
    [`upper-${side}`, t('above', { side: t(side) })],
    [`lower-${side}`, t('below', { side: t(side) })],
  ]);
  return { ...Object.fromEntries(sides), 'interaction-prompt': t('prompt') };
}
