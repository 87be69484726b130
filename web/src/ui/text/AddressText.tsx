/** An e-mail address, which breaks before the @ rather than within a word. */
export function AddressText({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
