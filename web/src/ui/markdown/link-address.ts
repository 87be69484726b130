/** The link for a typed address, if it leads to a page or a mail; `https` is added to a bare host. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  // It has a scheme, unless that is a host with a port such as `example.no:8080`.
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  return isSafeLink(address) ? address : undefined;
}

const schemes = new Set(['http:', 'https:', 'mailto:']);

export function isSafeLink(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && schemes.has(url.protocol);
}
