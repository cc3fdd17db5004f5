import styles from './Norms.module.css';

/** Standards and certificates of a product, one to a line. */
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
