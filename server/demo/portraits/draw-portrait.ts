import { drawBody } from './body.ts';
import { fill, halved, makeCanvas } from './canvas.ts';
import { drawHead, drawGlasses } from './face.ts';
import { drawHairBefore, drawHairBehind } from './hair.ts';
import { backgrounds, type Look } from './look.ts';
import { encodePng } from '../../src/adapters/stand-ins/encode-png.ts';
import { ellipse, middle } from './shapes.ts';

const size = 256;

export interface Portrait {
  content: Buffer;
  /** for lists; half as wide */
  small: Buffer;
}

/** A friendly face of no real person, as PNGs. */
export function drawPortrait(look: Look): Portrait {
  const canvas = makeCanvas(size, backgrounds[look.background]);
  fill(canvas, [ellipse([middle, 132], [112, 112])], '#ffffff', 0.35);
  drawHairBehind(canvas, look);
  drawBody(canvas, look);
  drawHead(canvas, look);
  drawHairBefore(canvas, look);
  drawGlasses(canvas, look);
  return { content: encodePng(canvas), small: encodePng(halved(canvas)) };
}
