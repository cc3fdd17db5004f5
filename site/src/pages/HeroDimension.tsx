import type { CSSProperties } from 'react';
import styles from './HeroDimension.module.css';
import { type Point, slope } from './hero-dimension.ts';

type HeroDimensionProps = {
  /** In fractions of the picture that is shown. */
  from: Point;
  to: Point;
  /** Width and height of that picture. */
  shape: { width: number; height: number };
  children: string;
};

/**
 * A length drawn over a picture that covers its box: as large as the whole picture, so that its points are shares of it, while
 * lines, arrows and figure keep their own size. It repeats in lines what stands in words below.
 */
export function HeroDimension({ from, to, shape, children }: HeroDimensionProps) {
  const angle = slope(from, to, shape);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <svg className={styles.drawing} style={{ '--shape': shape.width / shape.height } as CSSProperties} aria-hidden="true">
      <g className={styles.line}>
        <line x1={share(from.x)} y1={share(from.y)} x2={share(to.x)} y2={share(to.y)} />
        {[from, to].map((point, index) => (
          <svg key={`${point.x} ${point.y}`} x={share(point.x)} y={share(point.y)} overflow="visible" aria-hidden="true">
            <path d="M0-6.5V33" />
            <path className={styles.arrow} d="M0 0 11-3v6z" transform={`rotate(${angle + index * 180})`} />
          </svg>
        ))}
        <svg x={share(middle.x)} y={share(middle.y)} overflow="visible" aria-hidden="true">
          <text className={styles.figure} y="-9" transform={`rotate(${angle})`}>
            {children}
          </text>
        </svg>
      </g>
    </svg>
  );
}

const share = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;
