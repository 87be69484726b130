/** A picture of which only what can be seen is left. */
export interface EncodedPicture {
  mediaType: string;
  large: Buffer;
  small: Buffer;
}

/** A picture as PDFs and Word read it. */
export interface PrintedPicture {
  content: Buffer;
  mediaType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

export interface Pictures {
  /**
   * Decodes the picture in a file and encodes it anew, upright, without metadata and in the sizes
   * that pages use. Throws `PictureRefused`.
   */
  encode: (path: string) => Promise<EncodedPicture>;
  /** A photo cut square, or a logo whole; null if the picture cannot be decoded. */
  print: (picture: Buffer, as: 'photo' | 'logo') => Promise<PrintedPicture | null>;
  /** Ends the process that prints, if it is still warm. */
  close: () => Promise<void>;
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
