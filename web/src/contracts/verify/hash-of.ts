const sliceSize = 4 * 1024 * 1024;
/** Up to this size the browser hashes at one go, without anybody waiting. */
const atOnce = 2 * sliceSize;

/**
 * SHA-256 of a file, in hex. The browser's own hash takes everything at once and exists only over
 * https, so a large file is hashed in slices, and says how far it has come.
 */
export async function hashOf(
  file: Blob,
  onProgress: (share: number) => void = () => {},
): Promise<string> {
  // On plain http the browser has none of it.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle && file.size <= atOnce) {
    return inHex(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer())));
  }
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += sliceSize) {
    const slice = file.slice(start, start + sliceSize);
    hash.update(new Uint8Array(await slice.arrayBuffer()));
    onProgress(Math.min(1, (start + sliceSize) / file.size));
  }
  return inHex(hash.digest());
}

const inHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
