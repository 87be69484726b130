import { fill, type Canvas, type Outline, type Point } from './canvas.ts';
import { clothesColors, hairColors, type HairStyle, type Look } from './look.ts';
import { ellipse, middle, smooth, symmetrical } from './shapes.ts';

const half = (...points: Point[]): Outline => smooth(symmetrical(points));

/** Hair behind the neck and the shoulders. */
const behind: Partial<Record<HairStyle, readonly Outline[]>> = {
  long: [half([middle, 46], [176, 60], [190, 110], [194, 170], [188, 214], [152, 220])],
  straight: [half([middle, 48], [174, 62], [184, 110], [184, 170], [182, 226], [150, 228])],
  bob: [half([middle, 48], [174, 60], [188, 104], [190, 150], [176, 172], [146, 168])],
  fringe: [half([middle, 48], [174, 62], [186, 108], [190, 156], [182, 184], [146, 180])],
  wavy: [
    half(
      [middle, 44],
      [172, 54],
      [192, 90],
      [188, 122],
      [202, 150],
      [192, 180],
      [200, 206],
      [160, 212],
    ),
  ],
  bun: [ellipse([middle, 40], [25, 22])],
  ponytail: [
    smooth([
      [168, 62],
      [198, 84],
      [206, 130],
      [196, 182],
      [184, 188],
      [186, 140],
      [172, 96],
    ]),
  ],
  afro: [ellipse([middle, 92], [74, 66])],
  curls: [ellipse([middle, 78], [56, 42])],
  hijab: [half([middle, 42], [174, 56], [190, 106], [192, 160], [188, 186], [150, 196])],
};

const cap = (crown: number, side: number, brow: number): Outline =>
  half(
    [middle, crown],
    [160, crown + 8],
    [177, crown + 34],
    [179, side],
    [171, side - 4],
    [166, brow + 12],
    [150, brow],
    [middle, brow - 3],
  );

const puffs = (places: readonly (readonly [number, number, number])[]): readonly Outline[] =>
  places.map(([x, y, radius]) => ellipse([x, y], [radius, radius]));

/** Hair over the forehead. */
const before: Partial<Record<HairStyle, readonly Outline[]>> = {
  short: [cap(50, 104, 80)],
  crop: [cap(54, 102, 76)],
  side: [
    smooth([
      [80, 108],
      [78, 76],
      [96, 54],
      [132, 46],
      [164, 54],
      [180, 80],
      [178, 108],
      [170, 100],
      [166, 84],
      [136, 82],
      [104, 72],
      [92, 84],
      [88, 102],
    ]),
  ],
  quiff: [
    smooth([
      [82, 104],
      [80, 78],
      [88, 56],
      [116, 38],
      [152, 38],
      [176, 58],
      [178, 86],
      [175, 104],
      [168, 84],
      [152, 74],
      [124, 78],
      [100, 76],
      [90, 88],
    ]),
  ],
  receding: [
    smooth([
      [80, 112],
      [78, 86],
      [88, 64],
      [100, 58],
      [94, 78],
      [88, 96],
    ]),
    smooth([
      [176, 112],
      [178, 86],
      [168, 64],
      [156, 58],
      [162, 78],
      [168, 96],
    ]),
  ],
  bald: [],
  curls: puffs([
    [90, 84, 16],
    [98, 66, 17],
    [114, 56, 17],
    [132, 53, 18],
    [150, 58, 17],
    [164, 70, 17],
    [170, 88, 14],
    [120, 70, 14],
    [142, 70, 14],
  ]),
  afro: puffs([
    [92, 80, 16],
    [110, 68, 17],
    [130, 64, 18],
    [150, 68, 17],
    [166, 82, 15],
  ]),
  long: [
    smooth([
      [middle, 46],
      [98, 54],
      [80, 82],
      [76, 132],
      [84, 128],
      [92, 96],
      [112, 76],
      [middle, 66],
      [144, 76],
      [164, 96],
      [172, 128],
      [180, 132],
      [176, 82],
      [158, 54],
    ]),
  ],
  straight: [
    smooth([
      [114, 48],
      [88, 62],
      [76, 96],
      [76, 150],
      [84, 150],
      [88, 108],
      [100, 84],
      [116, 64],
      [140, 74],
      [160, 88],
      [170, 112],
      [174, 150],
      [181, 150],
      [180, 96],
      [166, 62],
      [142, 48],
    ]),
  ],
  bob: [
    smooth([
      [140, 46],
      [100, 50],
      [78, 78],
      [72, 128],
      [80, 152],
      [88, 130],
      [92, 98],
      [116, 84],
      [142, 66],
      [158, 88],
      [170, 112],
      [170, 140],
      [180, 150],
      [184, 112],
      [174, 66],
    ]),
  ],
  fringe: [
    half(
      [middle, 48],
      [160, 54],
      [178, 82],
      [182, 136],
      [172, 138],
      [169, 100],
      [158, 92],
      [middle, 92],
    ),
  ],
  wavy: [
    smooth([
      [136, 44],
      [100, 50],
      [78, 74],
      [70, 112],
      [76, 140],
      [84, 124],
      [88, 98],
      [106, 84],
      [130, 62],
      [152, 82],
      [168, 98],
      [172, 126],
      [182, 138],
      [186, 104],
      [172, 62],
    ]),
  ],
  bun: [cap(52, 108, 72)],
  ponytail: [
    smooth([
      [82, 112],
      [78, 80],
      [96, 56],
      [middle, 50],
      [160, 56],
      [178, 80],
      [175, 112],
      [168, 92],
      [154, 76],
      [124, 68],
      [100, 80],
      [90, 94],
    ]),
  ],
  pixie: [
    smooth([
      [80, 122],
      [76, 84],
      [94, 54],
      [128, 46],
      [164, 56],
      [180, 86],
      [176, 124],
      [169, 108],
      [166, 90],
      [148, 88],
      [120, 72],
      [104, 90],
      [90, 92],
      [87, 112],
    ]),
  ],
};

/** A scarf leaves the face free and covers the shoulders. */
const scarf: readonly Outline[] = [
  half(
    [middle, 40],
    [166, 52],
    [186, 92],
    [184, 140],
    [176, 172],
    [190, 196],
    [156, 212],
    [middle, 222],
  ),
  ellipse([middle, 118], [41, 50], { narrow: 0.14 }),
];

const colorOf = ({ hair, hairColor, scarfColor = 'plum' }: Look): string =>
  hair === 'hijab' ? clothesColors[scarfColor] : hairColors[hairColor];

export function drawHairBehind(canvas: Canvas, look: Look): void {
  const outlines = behind[look.hair];
  if (outlines !== undefined) for (const one of outlines) fill(canvas, [one], colorOf(look));
}

export function drawHairBefore(canvas: Canvas, look: Look): void {
  if (look.hair === 'hijab') fill(canvas, scarf, colorOf(look));
  // One by one, since overlapping outlines of one fill would leave a hole.
  else for (const one of before[look.hair] ?? []) fill(canvas, [one], colorOf(look));
}
