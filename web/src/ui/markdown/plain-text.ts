/** Removes the markdown syntax, for the one line of a list. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/(\*\*|__|`+|~~)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
