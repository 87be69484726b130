/** A title as a file's name: without what systems refuse in one. */
export function fileNameOf(title: string): string {
  const name = title.replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, ' ').trim();
  return `${name || 'dokument'}.pdf`;
}
