/** An e-mail address that wraps before the @ rather than within a word. */
export function AddressText({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
