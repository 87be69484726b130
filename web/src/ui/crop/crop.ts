export interface Size {
  width: number;
  height: number;
}

/** A square of an image, in its own pixels. */
export interface Crop {
  x: number;
  y: number;
  side: number;
}

const zoomLimit = 6;
/** a face needs at least this many pixels */
const minSide = 120;

const widestSide = ({ width, height }: Size) => Math.min(width, height);
const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(max, value));

export const maxZoom = (size: Size): number => clamp(1, widestSide(size) / minSide, zoomLimit);

/** The widest square: centred, and nearer the top of a tall photo, where faces are. */
export function widestCrop(size: Size): Crop {
  const side = widestSide(size);
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 4 };
}

const keptInside = (crop: Crop, { width, height }: Size): Crop => ({
  side: crop.side,
  x: clamp(0, crop.x, width - crop.side),
  y: clamp(0, crop.y, height - crop.side),
});

/** Moves the crop by shares of its side, and stops at the edges of the image. */
export const panned = (crop: Crop, size: Size, right: number, down: number): Crop =>
  keptInside({ ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side }, size);

/** At zoom 1 the crop is the widest; its centre stays where it is, as far as the edges allow. */
export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  const side = widestSide(size) / clamp(1, zoom, maxZoom(size));
  const grown = (crop.side - side) / 2;
  return keptInside({ side, x: crop.x + grown, y: crop.y + grown }, size);
}

export const zoomOf = (crop: Crop, size: Size): number => widestSide(size) / crop.side;
