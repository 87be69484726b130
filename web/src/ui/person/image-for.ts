const ours = '/api/main/image/';
/** of the small size, in pixels; a sharp screen shows two in each of the layout's */
const small = 128;

/** The address of a picture in the size that is needed where it is shown. */
export const imageFor = (src: string | null, size: number): string | null =>
  src?.startsWith(ours) && size * 2 <= small ? `${src}?size=small` : src;
