/** A picture of which only what can be seen is left. */
export interface EncodedPicture {
  mediaType: string;
  large: Buffer;
  small: Buffer;
}

export interface Pictures {
  /**
   * Decodes the picture in a file and encodes it anew, upright, without metadata and in the sizes
   * that pages use. Throws `PictureRefused`.
   */
  encode: (path: string) => Promise<EncodedPicture>;
}

export type PictureRefusal = 'picture_not_readable' | 'picture_has_too_many_pixels';

export class PictureRefused extends Error {
  readonly code: PictureRefusal;

  constructor(code: PictureRefusal, detail = '') {
    super(`${code}${detail && ` (${detail})`}`);
    this.name = 'PictureRefused';
    this.code = code;
  }
}
