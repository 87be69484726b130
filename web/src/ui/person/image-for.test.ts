import { expect, it } from 'vitest';
import { imageFor } from './image-for.ts';

const image = '/api/main/image/0190';

it('asks for the small size where it is sharp enough, and only for our own pictures', () => {
  expect(imageFor(image, 40)).toBe(`${image}?size=small`);
  expect(imageFor(image, 64)).toBe(`${image}?size=small`);
  expect(imageFor(image, 88)).toBe(image);
  expect(imageFor('data:image/png;base64,AA', 40)).toBe('data:image/png;base64,AA');
  expect(imageFor(null, 40)).toBeNull();
});
