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
import {
  awesome,
  barHeadings,
  icons,
  pipes,
  placeBelowDate,
  placeRight,
  twoLineMargin,
} from './latex-like.ts';
import {
  centredHeads,
  darkColumn,
  dateAboveBars,
  emDashes,
  emDashesInMargin,
  partedDates,
  ruledTable,
  summaryInColumns,
  turnedHeadings,
} from './office-like.ts';
import {
  bareTable,
  besideSummary,
  careers,
  dashedLines,
  labelled,
  longForm,
  parenthesesFirst,
  referenced,
} from './full-of-detail.ts';
import { allDated, labelledLines, personalFirst, plainLines, yearsInBullets } from './word-made.ts';
import { behindIcons, cards, firstPageColumn, pointedYears } from './drawn-by-designers.ts';
import {
  assignmentBlocks,
  assignmentsUnderJobs,
  careerWithSpan,
  withMatrix,
} from './consultancies.ts';
import {
  ansioluettelo,
  europassBrackets,
  latexMargin,
  lebenslauf,
  siteExport,
} from './from-abroad.ts';
import {
  breakingDates,
  breakingDatesRight,
  openYearsFirst,
  periodsWithin,
  pointsOnly,
  schoolsBySize,
  smallLetters,
  strokes,
  undatedSchools,
} from './by-hand.ts';
import { banner, bracketedYears, datesLast, labelsRight } from './seldom-seen.ts';
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

/** Layouts as people find them among templates; they were made after the engine, and read at first sight. */
export const templateLayouts: readonly Layout[] = [
  barHeadings,
  placeRight,
  placeBelowDate,
  awesome,
  pipes,
  icons,
  twoLineMargin,
  emDashes,
  emDashesInMargin,
  dateAboveBars,
  turnedHeadings,
  centredHeads,
  partedDates,
  summaryInColumns,
  darkColumn,
  ruledTable,
  referenced,
  besideSummary,
  dashedLines,
  parenthesesFirst,
  bareTable,
  longForm,
  labelled,
  careers,
];

/** Layouts as people send them, made when all others were read. */
export const sentLayouts: readonly Layout[] = [
  personalFirst,
  yearsInBullets,
  labelledLines,
  allDated,
  plainLines,
  firstPageColumn,
  behindIcons,
  pointedYears,
  cards,
  assignmentBlocks,
  withMatrix,
  careerWithSpan(false),
  careerWithSpan(true),
  assignmentsUnderJobs,
  lebenslauf,
  ansioluettelo,
  europassBrackets,
  siteExport,
  latexMargin,
  openYearsFirst,
  smallLetters,
  undatedSchools,
  breakingDates,
  pointsOnly,
  strokes,
  breakingDatesRight,
  schoolsBySize,
  periodsWithin,
  datesLast,
  banner,
  bracketedYears,
  labelsRight,
];
