/** A place on a page: the box is in points from the page's top left. */
export interface PdfMark {
  /** from 1 */
  page: number;
  box: { x: number; y: number; width: number; height: number };
}
