'use client';

import { useDocumentInfo, useField, useFormFields, useTranslation, useUploadEdits } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { cropShapes, type FocalPoint } from '../../../src/media/crop-geometry.ts';
import type { Size } from '../../../src/media/crop-ladder.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { CropPreviews } from './crop-previews.tsx';
import { FocalPointPicker } from './focal-point-picker.tsx';
import { mediaLabels as labels } from './media-labels.ts';

const shapes = cropShapes();

/** Number of pixels from which the thumbnail stands for the picture, so that the browser need not decode it. */
const maxDecoded = 24_000_000;

type Stored = {
  url?: string | null;
  thumbnailURL?: string | null;
  width?: number | null;
  height?: number | null;
  mimeType?: string | null;
};

/** Returns the address of the picture that the form shows: the selected file, or else the stored one. Undefined for vector drawings. */
function usePictureAddress(): string | undefined {
  const { savedDocumentData } = useDocumentInfo();
  const file = useFormFields(([fields]) => fields.file?.value);
  const [selected, setSelected] = useState<string>();
  useEffect(() => {
    if (!(file instanceof File) || !/^image\/(?!svg)/.test(file.type)) return setSelected(undefined);
    const address = URL.createObjectURL(file);
    setSelected(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (file instanceof File) return selected;
  const { url, thumbnailURL, width, height, mimeType } = (savedDocumentData ?? {}) as Stored;
  if (!url || mimeType === 'image/svg+xml') return undefined;
  return ((width ?? 0) * (height ?? 0) > maxDecoded ? thumbnailURL : url) ?? url;
}

/** Renders the picture with its focal point, which a click or the arrow keys move, and the crops of the site around it (EDT-06). */
export function PictureEditor() {
  const { i18n } = useTranslation();
  const { uploadEdits, updateUploadEdits } = useUploadEdits();
  const focalX = useField<number>({ path: 'focalX' });
  const focalY = useField<number>({ path: 'focalY' });
  const address = usePictureAddress();
  const [size, setSize] = useState<Size>();
  if (!address) return null;
  const point: FocalPoint = uploadEdits?.focalPoint ?? { x: focalX.value ?? 50, y: focalY.value ?? 50 };

  // Payload's own dialog passes the point with the upload, and wins over the fields.
  function move({ x, y }: FocalPoint) {
    focalX.setValue(x);
    focalY.setValue(y);
    updateUploadEdits?.({ focalPoint: { x, y } });
  }

  return (
    <div className="plantsoen-picture">
      <div>
        <FocalPointPicker address={address} point={point} onMove={move} onSize={setSize} />
        <p className="plantsoen-legend">{labelFor({ i18n }, labels.ring)}</p>
      </div>
      {size && <CropPreviews address={address} size={size} point={point} shapes={shapes} />}
    </div>
  );
}
