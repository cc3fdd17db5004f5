import type { CSSProperties } from 'react';
import styles from './HeroDimension.module.css';
import { type Point, slope } from './hero-dimension.ts';

type HeroDimensionProps = {
  /** Start in fractions of the displayed crop. */
  from: Point;
  to: Point;
  /** Width and height of that crop. */
  shape: { width: number; height: number };
  children: string;
};

/**
 * Draws a length over a picture that covers its box. The drawing has the size of the whole picture, so its points are fractions
 * of it, while lines, arrows and text keep their size. It is hidden from screen readers, because the text below repeats it.
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
