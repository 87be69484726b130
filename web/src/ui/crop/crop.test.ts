import { describe, expect, it } from 'vitest';
import { maxZoom, panned, widestCrop, zoomed, zoomOf } from './crop.ts';

const portrait = { width: 600, height: 1000 };
const whole = widestCrop(portrait);

describe('the square that is cut out of a photo', () => {
  it('starts as wide as possible, and nearer the top of a tall photo', () => {
    expect(whole).toEqual({ side: 600, x: 0, y: 100 });
    expect(widestCrop({ width: 1000, height: 600 })).toEqual({ side: 600, x: 200, y: 0 });
  });
  it('never leaves the photo, however far it is dragged', () => {
    expect(panned(whole, portrait, 9, 9)).toEqual({ side: 600, x: 0, y: 400 });
    expect(panned(whole, portrait, -9, -9)).toEqual({ side: 600, x: 0, y: 0 });
  });
  it('keeps its centre while it is zoomed', () => {
    const near = zoomed(whole, portrait, 2);
    expect(near).toEqual({ side: 300, x: 150, y: 250 });
    expect(zoomOf(near, portrait)).toBe(2);
    expect(zoomed(near, portrait, 1)).toEqual(whole);
  });
  it('is moved back inside where its centre was too near an edge', () => {
    const corner = panned(zoomed(whole, portrait, 3), portrait, 9, 9);
    expect(zoomed(corner, portrait, 1)).toEqual({ side: 600, x: 0, y: 400 });
  });
  it('is never so small that the photo is blurred', () => {
    expect(maxZoom(portrait)).toBe(5);
    expect(maxZoom({ width: 4_000, height: 3_000 })).toBe(6);
    expect(maxZoom({ width: 80, height: 80 })).toBe(1);
    expect(zoomed(whole, portrait, 99).side).toBe(120);
  });
});
