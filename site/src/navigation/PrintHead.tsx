import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { PrintHeadFragment } from '../platform/generated/operations-types.ts';
import styles from './PrintHead.module.css';

/** Renders the letterhead of a printed page. Header and footer are not printed. */
export function PrintHead({ sets }: { sets: FragmentOf<PrintHeadFragment> }) {
  const { darkLogo, globalData } = read<PrintHeadFragment>(sets).globals;
  const { companyName, streetNameHouseNumber, postalCodeCityName, phoneNumber, eMailAddress } = globalData;
  const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');
  return (
    <div className={styles.head} aria-hidden="true">
      {darkLogo ? (
        <img src={darkLogo.url} width={darkLogo.width} height={darkLogo.height} alt={companyName} fetchPriority="low" />
      ) : (
        companyName
      )}
      <p className={styles.address}>
        {joined([streetNameHouseNumber, postalCodeCityName])}
        <br />
        {joined([phoneNumber, eMailAddress])}
      </p>
    </div>
  );
}
