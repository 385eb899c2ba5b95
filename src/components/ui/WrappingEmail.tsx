/** An email that wraps anywhere, first before the @. */
export function WrappingEmail({ email }: { email: string }) {
  const [name, domain] = email.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
