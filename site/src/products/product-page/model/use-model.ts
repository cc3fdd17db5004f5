import { type RefObject, useEffect, useRef, useState } from 'react';
import { coatedMaterials } from './coated-materials.ts';
import { canDrawModels, type ModelViewerElement } from './model-viewer.ts';

type Colour = { code: string; hex: string };
type Model = { viewer: RefObject<ModelViewerElement | null>; state: 'loading' | 'shown' | 'failed' };

/**
 * Tracks the loading of a model and paints its coating in the selected colour. A colour without a hex value keeps the modelled
 * coating.
 */
export function useModel(colours: readonly Colour[], chosen: string | undefined): Model {
  const viewer = useRef<ModelViewerElement>(null);
  const modelled = useRef<number[]>(null);
  const [state, setState] = useState<Model['state']>(() => (canDrawModels() ? 'loading' : 'failed'));
  useEffect(() => {
    const element = viewer.current;
    const show = () => setState('shown');
    const fail = () => setState('failed');
    element?.addEventListener('load', show);
    element?.addEventListener('error', fail);
    return () => {
      element?.removeEventListener('load', show);
      element?.removeEventListener('error', fail);
    };
  }, []);
  useEffect(() => {
    const codes = colours.map(({ code }) => code);
    const coat = state === 'shown' ? coatedMaterials(viewer.current?.model?.materials ?? [], codes) : [];
    modelled.current ??= coat[0]?.pbrMetallicRoughness.baseColorFactor ?? null;
    const colour = colours.find(({ code }) => code === chosen)?.hex ?? modelled.current;
    if (colour) for (const { pbrMetallicRoughness } of coat) pbrMetallicRoughness.setBaseColorFactor(colour);
  }, [state, colours, chosen]);
  return { viewer, state };
}
