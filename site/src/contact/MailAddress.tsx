/** A mail address that may break after its at sign. */
export function MailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
