/** A piece of text as a page draws it; lengths in points, `y` from the page's top. */
export interface CvItem {
  text: string;
  x: number;
  y: number;
  width: number;
  /** from the top to the line on which the letters stand */
  height: number;
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  /** false for text that is drawn without ink, as the words behind a scan */
  visible: boolean;
  /** its letters stand on their side; the place and size are those of the paper it covers */
  turned?: 'up' | 'down';
}

export interface CvLink {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CvPage {
  width: number;
  height: number;
  items: CvItem[];
  links: CvLink[];
}

/** What the file says about itself; a hint, since many files name the program or a template. */
export interface CvMetadata {
  title: string | null;
  author: string | null;
  language: string | null;
}

export interface CvPages {
  pages: CvPage[];
  metadata: CvMetadata;
  /** the XML files inside, as Europass puts them there */
  attachments: Uint8Array[];
}

export type CvReading = CvPages | { error: 'could_not_read_pdf' | 'cv_pdf_too_large' };

/** Why the text of a PDF was not read. */
export type PdfFailure = 'encrypted' | 'scanned' | 'damaged' | 'too_many_pages' | 'too_large';

export type PdfPages = Pick<CvPages, 'pages'> | { failure: PdfFailure };

export interface CvReader {
  /** The text of an uploaded PDF, with its places. What cannot be read is answered, never thrown. */
  readPdf: (bytes: Uint8Array) => Promise<CvReading>;
  /** The same of a PDF that is no CV, with so many pages at most, or why there are none. */
  readPages: (bytes: Uint8Array, mostPages: number) => Promise<PdfPages>;
  close: () => Promise<void>;
}
