import styles from './Norms.module.css';

/** Renders the standards and certificates of a product, one per line. */
export function Norms({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.norms}>
      {names.map((name) => (
        <li key={name} className={styles.norm}>
          {name}
        </li>
      ))}
    </ul>
  );
}
