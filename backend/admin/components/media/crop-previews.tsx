'use client';

import { useTranslation } from '@payloadcms/ui';
import { type CropShape, cropPart, type FocalPoint } from '../../../src/media/crop-geometry.ts';
import type { Size } from '../../../src/media/crop-ladder.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { cropLabels } from './crop-labels.ts';
import { mediaLabels as labels } from './media-labels.ts';

type Props = { address: string; size: Size; point: FocalPoint; shapes: readonly CropShape[] };

/** Renders what each shape of crop shows of a picture around its focal point. */
export function CropPreviews({ address, size, point, shapes }: Props) {
  const { i18n } = useTranslation();
  return (
    <section className="plantsoen-crops">
      <h3>{labelFor({ i18n }, labels.crops)}</h3>
      <ul>
        {shapes.map((shape) => {
          const part = cropPart(size, shape, point);
          const ofPart = (value: number, whole: number) => `${(value / whole) * 100}%`;
          return (
            <li key={shape.names[0]}>
              <figure style={{ inlineSize: `${Math.min(10, (7 * shape.width) / shape.height)}rem` }}>
                <div style={{ aspectRatio: `${shape.width} / ${shape.height}` }}>
                  <img
                    src={address}
                    alt=""
                    style={{
                      width: ofPart(size.width, part.width),
                      left: ofPart(-part.left, part.width),
                      top: ofPart(-part.top, part.height),
                    }}
                  />
                </div>
                <figcaption>{shape.names.map((name) => labelFor({ i18n }, cropLabels[name])).join(' · ')}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
