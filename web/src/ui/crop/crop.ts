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

const closest = 6;
/** a face needs at least this many pixels */
const smallest = 120;

const widestSide = ({ width, height }: Size) => Math.min(width, height);
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

export const mostZoom = (size: Size): number => between(1, widestSide(size) / smallest, closest);

/** The widest square: centred, and nearer the top of a tall photo, where faces are. */
export function widestCrop(size: Size): Crop {
  const side = widestSide(size);
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 4 };
}

const inside = (crop: Crop, { width, height }: Size): Crop => ({
  side: crop.side,
  x: between(0, crop.x, width - crop.side),
  y: between(0, crop.y, height - crop.side),
});

/** Moves the crop by shares of its side, and stops at the edges of the image. */
export const panned = (crop: Crop, size: Size, right: number, down: number): Crop =>
  inside({ ...crop, x: crop.x + right * crop.side, y: crop.y + down * crop.side }, size);

/** At zoom 1 the crop is the widest; its centre stays where it is, as far as the edges allow. */
export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  const side = widestSide(size) / between(1, zoom, mostZoom(size));
  const grown = (crop.side - side) / 2;
  return inside({ side, x: crop.x + grown, y: crop.y + grown }, size);
}

export const zoomOf = (crop: Crop, size: Size): number => widestSide(size) / crop.side;
