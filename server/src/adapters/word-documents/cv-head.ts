import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  type IImageOptions,
} from 'docx';
import type { CvPaper, PaperPicture } from '../../platform/ports/cv-paper.ts';
import { clean } from './clean.ts';
import { colours } from './cv-styles.ts';
import { heading } from './headings.ts';

const shown = { photo: 112, logoHeight: 30, logoWidth: 170 };

export function picture(
  { content, mediaType, alt }: PaperPicture,
  id: string,
  size: { width: number; height: number },
  floating?: IImageOptions['floating'],
): ImageRun {
  return new ImageRun({
    type: mediaType === 'image/png' ? 'png' : 'jpg',
    data: content,
    transformation: { width: Math.round(size.width), height: Math.round(size.height) },
    // Ids of our own, since the library counts on from document to document.
    altText: { id, name: 'picture', description: clean(alt), title: clean(alt) },
    ...(floating ? { floating } : {}),
  });
}

/** At the right margin, with the name beside it. */
const photoOf = (photo: PaperPicture): ImageRun =>
  picture(
    photo,
    '1',
    { width: shown.photo, height: (shown.photo * photo.height) / photo.width },
    {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
      margins: { left: 200_000, bottom: 60_000 },
    },
  );

export function logoOf(logo: PaperPicture): ImageRun {
  const scale = Math.min(shown.logoHeight / logo.height, shown.logoWidth / logo.width);
  return picture(logo, '2', { width: logo.width * scale, height: logo.height * scale });
}

export const factLine = ({ label, value }: CvPaper['facts'][number]): Paragraph =>
  new Paragraph({
    spacing: { after: 20 },
    children: [
      new TextRun({ text: `${clean(label)}: `, color: colours.quiet }),
      new TextRun({ text: clean(value) }),
    ],
  });

/** Logo, photo, name and title, then contact and the rest, a line each. */
export function cvHead({ logo, photo, name, headline, facts }: CvPaper): Paragraph[] {
  const pictures = [...(photo ? [photoOf(photo)] : []), ...(logo ? [logoOf(logo)] : [])];
  const spacing = { after: 160 };
  return [
    ...(pictures.length > 0 ? [new Paragraph({ children: pictures, spacing })] : []),
    heading(0, name),
    ...(headline === ''
      ? []
      : [
          new Paragraph({
            spacing: { after: 200 },
            children: [new TextRun({ text: clean(headline), size: 24, color: colours.clay })],
          }),
        ]),
    ...facts.map(factLine),
  ];
}
