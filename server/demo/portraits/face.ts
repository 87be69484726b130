import { fill, type Canvas, type Point } from './canvas.ts';
import { hairColors, skins, type Look } from './look.ts';
import { ellipse, middle, mirrored, smooth, stroke, symmetrical } from './shapes.ts';

const dark = '#2b2224';
const eye: Point = [146, 116];

const sizes = { long: [42, 58], round: [48, 53], usual: [45, 55] } as const;
const headOf = ({ face }: Look) =>
  ellipse([middle, 114], sizes[face ?? 'usual'], { narrow: face === 'round' ? 0.1 : 0.17 });

function drawEyes(canvas: Canvas, { hairColor }: Look): void {
  const brow = stroke(
    [
      [137, 101],
      [146, 97],
      [157, 101],
    ],
    5,
  );
  const browColor = hairColor === 'silver' ? hairColors.grey : hairColors[hairColor];
  for (const side of [(o: typeof brow) => o, mirrored]) {
    fill(canvas, [side(ellipse(eye, [4.6, 5.6]))], dark);
    fill(canvas, [side(brow)], browColor);
  }
  fill(canvas, [ellipse([eye[0] + 1.6, eye[1] - 2], [1.5, 1.7])], '#ffffff');
  fill(canvas, [ellipse([2 * middle - eye[0] + 1.6, eye[1] - 2], [1.5, 1.7])], '#ffffff');
}

function drawNoseAndMouth(canvas: Canvas, look: Look): void {
  const { shade, lips } = skins[look.skin];
  fill(
    canvas,
    [
      stroke(
        [
          [121, 134],
          [middle, 139],
          [135, 134],
        ],
        5,
      ),
    ],
    shade,
  );
  const smile = smooth([
    [111, 149],
    [119, 153],
    [middle, 154],
    [137, 153],
    [145, 149],
    [138, 159],
    [middle, 163],
    [118, 159],
  ]);
  fill(canvas, [smile], lips);
  const teeth = smooth([
    [117, 153],
    [middle, 155],
    [139, 153],
    [133, 157],
    [middle, 158],
    [123, 157],
  ]);
  fill(canvas, [teeth], '#ffffff', 0.92);
}

function drawBeard(canvas: Canvas, { beard, hairColor }: Look): void {
  const color = hairColors[hairColor];
  const around = smooth(
    symmetrical([
      [middle, 145],
      [146, 143],
      [160, 138],
      [170, 118],
      [171, 134],
      [163, 156],
      [148, 170],
      [middle, 175],
    ]),
  );
  if (beard === 'full') fill(canvas, [around], color);
  if (beard === 'short') fill(canvas, [around], color, 0.4);
  if (beard === 'moustache' || beard === 'full') {
    fill(
      canvas,
      [
        smooth(
          symmetrical([
            [middle, 141],
            [142, 142],
            [152, 151],
            [140, 149],
            [middle, 148],
          ]),
        ),
      ],
      color,
    );
  }
}

function drawGlasses(canvas: Canvas, { glasses }: Look): void {
  if (glasses === undefined) return;
  const round = (grow: number) => ellipse([147, 117], [15 + grow, 14 + grow]);
  const square = (grow: number) =>
    smooth([
      [131 - grow, 107 - grow],
      [147, 105 - grow],
      [164 + grow, 107 - grow],
      [162 + grow, 126 + grow],
      [147, 129 + grow],
      [134 - grow, 126 + grow],
    ]);
  const rim = glasses === 'round' ? round : square;
  const frame = [rim(1.6), rim(-1.4)];
  fill(canvas, frame, dark);
  fill(canvas, frame.map(mirrored), dark);
  fill(
    canvas,
    [
      stroke(
        [
          [122, 115],
          [middle, 112],
          [134, 115],
        ],
        4,
      ),
    ],
    dark,
  );
}

export function drawHead(canvas: Canvas, look: Look): void {
  const { base, shade } = skins[look.skin];
  if (look.hair !== 'hijab') {
    fill(canvas, [ellipse([173, 120], [8, 12])], shade);
    fill(canvas, [ellipse([83, 120], [8, 12])], shade);
  }
  fill(canvas, [headOf(look)], base);
  fill(canvas, [ellipse([155, 137], [9, 6])], skins[look.skin].lips, 0.16);
  fill(canvas, [ellipse([101, 137], [9, 6])], skins[look.skin].lips, 0.16);
  drawBeard(canvas, look);
  drawEyes(canvas, look);
  drawNoseAndMouth(canvas, look);
}

export { drawGlasses };
