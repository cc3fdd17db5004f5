import { createIsomorphicFn } from '@tanstack/react-start';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { formatFileSize } from '../../../downloads/file-size.ts';
import { notify } from '../../../notifications/notify.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ProductMediaFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import type { ModelStageProps } from '../model/ModelStage.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import styles from './ProductMedia.module.css';

/** The viewer is as heavy as the rest of the site, so it is loaded only on demand. */
const loadStage = createIsomorphicFn().client(() => import('../model/ModelStage.tsx'));

/** Renders the pictures of a product, or its 3D model once a visitor requests it. */
export function ProductMedia({ product: masked }: { product: FragmentOf<ProductMediaFragment> }) {
  const product = read<ProductMediaFragment>(masked);
  const [Stage, setStage] = useState<ComponentType<ModelStageProps>>();
  const [hasReturned, setHasReturned] = useState(false);
  const gallery = <ProductGallery product={product} />;
  if (!product.model) return gallery;
  const close = () => {
    setStage(undefined);
    setHasReturned(true);
  };
  if (Stage) {
    return (
      <Suspense fallback={gallery}>
        <Stage product={product} onClose={close} />
      </Suspense>
    );
  }
  return (
    <div>
      {gallery}
      <div className={styles.foot}>
        <ModelButton size={product.model.size} takesFocus={hasReturned} onLoad={(View) => setStage(() => View)} />
      </div>
    </div>
  );
}

type ModelButtonProps = { size: number; takesFocus: boolean; onLoad: (view: ComponentType<ModelStageProps>) => void };

/** Renders the button that loads the viewer, only if scripts run. */
function ModelButton({ size, takesFocus, onLoad }: ModelButtonProps) {
  const [state, setState] = useState<'absent' | 'ready' | 'loading'>('absent');
  const button = useRef<HTMLButtonElement>(null);
  const { format } = useSite();
  const t = useMessages('products/product-page');
  useEffect(() => setState('ready'), []);
  useEffect(() => {
    if (takesFocus && state === 'ready') button.current?.focus();
  }, [takesFocus, state]);
  if (state === 'absent') return null;
  const load = async () => {
    setState('loading');
    try {
      const loaded = await loadStage();
      if (loaded) onLoad(loaded.ModelStage);
    } catch {
      notify({ kind: 'error', text: t('modelNotLoaded') });
      setState('ready');
    }
  };
  return (
    <button ref={button} className={styles.button} type="button" aria-busy={state === 'loading'} onClick={load}>
      <Icon name="model" />
      {t('viewModel')}
      <span className={styles.size}>{formatFileSize(size, format.number)}</span>
    </button>
  );
}
