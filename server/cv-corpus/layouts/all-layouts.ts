import {
  academic,
  companyFirst,
  dateRight,
  letterSpaced,
  oneLine,
  parenthesized,
} from './one-column.ts';
import { linkedInLike, nordicExport } from './exports.ts';
import {
  dateLeft,
  europass,
  marginDates,
  marginHeadings,
  sidebarLeft,
  sidebarRight,
  stackedDates,
  twoColumns,
} from './side-by-side.ts';
import type { Layout } from './layout.ts';

/** The layouts that the browser prints. */
export const printedLayouts: readonly Layout[] = [
  dateRight,
  parenthesized,
  companyFirst,
  oneLine,
  academic,
  letterSpaced,
  dateLeft,
  sidebarLeft,
  sidebarRight,
  stackedDates,
  marginHeadings,
  marginDates,
  twoColumns,
  europass(false),
  europass(true),
  nordicExport(false),
  nordicExport(true),
  linkedInLike,
];
