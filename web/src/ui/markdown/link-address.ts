/** Only addresses that lead to a page or to a mail; what begins like a host is one. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  // A scheme, but not the port of a host such as `example.no:8080`.
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  return isSafeLink(address) ? address : undefined;
}

const schemes = new Set(['http:', 'https:', 'mailto:']);

export function isSafeLink(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && schemes.has(url.protocol);
}
