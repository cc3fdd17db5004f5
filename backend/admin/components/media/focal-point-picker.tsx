'use client';

import { useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { FocalPoint } from '../../../src/media/crop-geometry.ts';
import type { Size } from '../../../src/media/crop-ladder.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { ringAt } from './media-labels.ts';

type Props = {
  address: string;
  point: FocalPoint;
  onMove: (point: FocalPoint) => void;
  /** Receives the size of the picture once it has loaded. */
  onSize: (size: Size) => void;
};

const steps: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (value: number): number => Math.round(Math.min(Math.max(value, 0), 100));

/** Renders a picture with a ring at its focal point. A click sets it, and arrow keys move it by one percent, with Shift by ten. */
export function FocalPointPicker({ address, point, onMove, onSize }: Props) {
  const { i18n } = useTranslation();
  const picture = useRef<HTMLImageElement>(null);
  // A picture of the server's HTML may have loaded before this component listens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has its own size.
  useEffect(() => {
    const { complete, naturalWidth: width = 0, naturalHeight: height = 0 } = picture.current ?? {};
    if (complete && width > 0) onSize({ width, height });
  }, [address, onSize]);

  function pointAt(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    onMove({ x: percent(((event.clientX - left) / width) * 100), y: percent(((event.clientY - top) / height) * 100) });
  }

  function step(event: KeyboardEvent) {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const factor = event.shiftKey ? 10 : 1;
    onMove({ x: percent(point.x + by.x * factor), y: percent(point.y + by.y * factor) });
  }

  return (
    <div className="plantsoen-focal-point" onPointerDown={pointAt} onPointerMove={pointAt}>
      <img
        ref={picture}
        src={address}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onSize({ width: naturalWidth, height: naturalHeight })}
      />
      <button
        type="button"
        aria-label={labelFor({ i18n }, ringAt(Math.round(point.x), Math.round(point.y)))}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        onKeyDown={step}
      />
    </div>
  );
}
