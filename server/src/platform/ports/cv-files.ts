/** An element of XML; `text` has its own letters, without those of its children. */
export interface XmlElement {
  /** without its namespace */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** A paragraph of a Word document, in its order. */
export interface WordParagraph {
  text: string;
  /** the name of its style, which says whether it is a heading */
  style: string;
  /** in points */
  size: number;
  bold: boolean;
  /** of a list, whose bullet or number is no letter of the text */
  isItem: boolean;
  /** its cell, if it stands in a table */
  cell: { table: number; row: number; column: number; columns: number } | null;
  /** where its links lead */
  links: string[];
}

export type OpenedCv =
  | { kind: 'word'; paragraphs: WordParagraph[] }
  /** tables of an archive, by the lower-case name of their file */
  | { kind: 'tables'; tables: Record<string, Record<string, string>[]> }
  | { kind: 'json'; value: unknown }
  | { kind: 'xml'; root: XmlElement }
  | { error: 'could_not_read_pdf'; isTooLarge?: true };

export interface CvFiles {
  /** Opens an uploaded CV that is no PDF. What cannot be read is answered, never thrown. */
  open: (bytes: Uint8Array) => Promise<OpenedCv>;
  close: () => Promise<void>;
}
