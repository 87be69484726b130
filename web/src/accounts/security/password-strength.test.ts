import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test('a common password and one’s own name are weak, a sentence of one’s own is strong', () => {
  expect(strengthOf('password123', [])).toBe(0);
  expect(strengthOf('gunnhildmoe', ['gunnhild', 'moe'])).toBeLessThan(
    strengthOf('gunnhildmoe', []),
  );
  expect(strengthOf('bjørken står ved naustet i mai', [])).toBe(4);
});
