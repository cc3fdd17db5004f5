/** Renders an email address that can break after the @. */
export function MailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
