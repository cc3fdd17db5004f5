import { MailAddress } from '../contact/MailAddress.tsx';
import { telHref } from '../navigation/link-href.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { TeamMemberLinesFragment } from '../platform/generated/operations-types.ts';
import styles from './TeamMemberLines.module.css';

type TeamMemberLinesProps = {
  member: FragmentOf<TeamMemberLinesFragment>;
  /** Words that mark the person, for example as the adviser of the visitor. */
  mark?: string | undefined;
};

/** Renders a person with function and contact data (CON-07). */
export function TeamMemberLines({ member, mark }: TeamMemberLinesProps) {
  const { nameField, function: role, phoneNumber, email } = read<TeamMemberLinesFragment>(member).information;
  return (
    <>
      <h3 className={mark ? styles.marked : styles.name}>{nameField}</h3>
      {mark && <p className={styles.mark}>{mark}</p>}
      <p className={styles.role}>{role}</p>
      {phoneNumber && (
        <a className={styles.link} href={telHref(phoneNumber)}>
          {phoneNumber}
        </a>
      )}
      {email && (
        <a className={styles.link} href={`mailto:${email}`}>
          <MailAddress>{email}</MailAddress>
        </a>
      )}
    </>
  );
}
