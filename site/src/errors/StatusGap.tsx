import { DimensionLine } from '../design/DimensionLine.tsx';
import { Elevation } from '../design/pictures/Elevation.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { GapElevationsFragment } from '../platform/generated/operations-types.ts';
import { aroundGap } from './around-gap.ts';
import styles from './StatusGap.module.css';

type StatusGapProps = { status: number; sets: FragmentOf<GapElevationsFragment> | undefined };

/** Renders the status code as the measure of a gap between products on the ground line. */
export function StatusGap({ status, sets }: StatusGapProps) {
  const products = sets ? read<GapElevationsFragment>(sets).globals.stripProducts : [];
  const things = aroundGap(products.flatMap(({ elevation }) => elevation ?? []));
  return (
    <div className={styles.strip}>
      {things && <Elevation elevation={things.before} />}
      <p className={styles.gap}>
        <DimensionLine>{status}</DimensionLine>
      </p>
      {things?.behind.map((elevation) => (
        <Elevation key={elevation.url} elevation={elevation} />
      ))}
    </div>
  );
}
