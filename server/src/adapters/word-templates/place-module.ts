import type { DXT } from 'docxtemplater';

/** Before the patterns that come with docxtemplater. */
const priority = 10;
const counted = /^#\s*([\w.]+)\s*:\s*(\d{1,3})\s*$/;
const closed = /^\/\s*([\w.]+)\s*:\s*\d{1,3}\s*$/;
const spaced = /^([#^/])\s*([\w.]+)\s*$/;
const image = /^%\s*(\w+)\s*$/;

export const imageModule = 'torg/image';

/** Reads `{#projects:5}`, which closes as `{/projects}`, and `{%image}`. */
export function placeModule(): DXT.Module {
  const start = { expandTo: 'auto', location: 'start', priority };
  const matchers = [
    [
      counted,
      'loop',
      ([, value, count]: string[]) => ({ ...start, inverted: false, value, count }),
    ],
    [closed, 'loop', ([, value]: string[]) => ({ location: 'end', priority, value })],
    [
      spaced,
      'loop',
      ([, sign, value]: string[]) =>
        sign === '/'
          ? { location: 'end', priority, value }
          : { ...start, inverted: sign === '^', value },
    ],
    [image, imageModule, ([, value]: string[]) => ({ value, priority })],
  ];
  return { name: 'PlaceModule', matchers: () => matchers as unknown as [] };
}
