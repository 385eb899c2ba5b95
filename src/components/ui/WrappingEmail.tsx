/** An email that can wrap anywhere, preferably before the @. */
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
