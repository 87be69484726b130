import type { Crop } from './crop.ts';

const widest = 720;

/** Cuts a square out of an image as a new JPEG; transparent parts become white. */
export async function cropImage(image: HTMLImageElement, crop: Crop, name: string): Promise<File> {
  const side = Math.min(widest, Math.round(crop.side));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x, crop.y, crop.side, crop.side, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The canvas returned no image.');
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
