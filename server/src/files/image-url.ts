/** The address of a photo or a logo, by the call getImage. */
export function imageUrl(file: string | null): string | null {
  return file === null ? null : `/api/main/image/${file}`;
}
