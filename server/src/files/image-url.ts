/** Where the app shows a photo or a logo from: the call getImage. */
export function imageUrl(file: string | null): string | null {
  return file === null ? null : `/api/main/image/${file}`;
}
