import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import '@google/model-viewer';
import type { ModelMaterial } from './coated-materials.ts';

/** The viewer element with the properties that the site uses. */
export type ModelViewerElement = HTMLElement & { model: { materials: ModelMaterial[] } | null };

type ModelViewerAttributes = DetailedHTMLProps<HTMLAttributes<ModelViewerElement>, ModelViewerElement> & {
  src: string;
  alt: string;
  a11y: string;
  'camera-controls': boolean;
  'camera-orbit': string;
  'max-camera-orbit': string;
  'touch-action': string;
  'interaction-prompt': 'none';
  'shadow-intensity': string;
  'shadow-softness': string;
  'tone-mapping': string;
  exposure: string;
  ar: boolean;
  'ar-modes': string;
  'ar-scale': 'fixed';
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ModelViewerAttributes;
    }
  }
}

/** Whether the browser supports WebGL 2. */
export function canDrawModels(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
