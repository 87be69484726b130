import { fill, type Canvas, type Outline, type Point } from './canvas.ts';
import { clothesColors, skins, type Clothes, type Look } from './look.ts';
import { ellipse, middle, mirrored, smooth, symmetrical } from './shapes.ts';

const shoulders = smooth(
  symmetrical([
    [middle, 184],
    [150, 186],
    [186, 196],
    [218, 216],
    [236, 262],
    [236, 300],
    [middle, 300],
  ]),
);
const neck: Outline = smooth([
  [109, 150],
  [147, 150],
  [148, 186],
  [middle, 200],
  [108, 186],
]);
const neckline = ellipse([middle, 186], [25, 13]);

const lapel: readonly Point[] = [
  [106, 186],
  [92, 196],
  [104, 226],
  [126, 262],
  [128, 262],
  [128, 228],
  [112, 202],
];
const collar: readonly Point[] = [
  [106, 180],
  [98, 192],
  [114, 210],
  [128, 196],
];
const vee: readonly Point[] = [
  [106, 182],
  [150, 182],
  [middle, 222],
];

const details: Record<Clothes, (canvas: Canvas, look: Look) => void> = {
  crew: (canvas, { skin }) => fill(canvas, [neckline], skins[skin].shade),
  vneck: (canvas, { skin }) => fill(canvas, [vee], skins[skin].shade),
  shirt(canvas, { skin }) {
    fill(canvas, [vee], skins[skin].shade);
    fill(canvas, [collar], '#ffffff', 0.45);
    fill(canvas, [mirrored(collar)], '#ffffff', 0.45);
  },
  blazer(canvas) {
    fill(
      canvas,
      [
        [
          [104, 184],
          [152, 184],
          [140, 262],
          [116, 262],
        ],
      ],
      '#f4f2ee',
    );
    fill(canvas, [lapel], '#000000', 0.22);
    fill(canvas, [mirrored(lapel)], '#000000', 0.22);
  },
  turtleneck(canvas, { clothesColor }) {
    const roll = smooth([
      [104, 168],
      [152, 168],
      [156, 190],
      [middle, 198],
      [100, 190],
    ]);
    fill(canvas, [roll], clothesColors[clothesColor]);
    fill(canvas, [ellipse([middle, 188], [27, 6])], '#000000', 0.12);
  },
  hoodie(canvas, { skin }) {
    fill(canvas, [neckline], skins[skin].shade);
    const hood = [ellipse([middle, 190], [42, 22]), ellipse([middle, 185], [27, 15])];
    fill(canvas, hood, '#000000', 0.16);
    fill(
      canvas,
      [
        [
          [116, 204],
          [119, 204],
          [118, 238],
          [115, 238],
        ],
      ],
      '#ffffff',
      0.7,
    );
    fill(
      canvas,
      [
        [
          [137, 204],
          [140, 204],
          [141, 238],
          [138, 238],
        ],
      ],
      '#ffffff',
      0.7,
    );
  },
};

export function drawBody(canvas: Canvas, look: Look): void {
  fill(canvas, [shoulders], clothesColors[look.clothesColor]);
  fill(canvas, [neck], skins[look.skin].shade);
  details[look.clothes](canvas, look);
}
