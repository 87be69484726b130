import { sectionNames, type SectionName } from '../data/headings.ts';
import { diceOf, type Dice } from '../people/dice.ts';
import { corpusLanguages, type CorpusLanguage } from '../people/made-up-cv.ts';
import { dashes, dateForms, type DateLook } from '../people/print-date.ts';

/** Everything in which the look of a random CV may differ from another's. */
export interface Knobs {
  language: CorpusLanguage;
  columns: 'one' | 'sidebar-left' | 'sidebar-right' | 'two';
  datePlace: 'right' | 'left' | 'above' | 'below' | 'before' | 'parenthesis' | 'stacked';
  date: DateLook;
  first: 'company' | 'title';
  /** role and company on one line, with this between them, or on two */
  separator: ', ' | ' | ' | ' – ' | ' · ' | null;
  strong: 'bold' | 'italic' | 'capitals' | 'large' | 'plain';
  text: 'bullets' | 'paragraph' | 'none';
  heading: {
    size: number;
    bold: boolean;
    capitals: boolean;
    tracking: number;
    place: 'above' | 'margin';
    after: '' | ':';
  };
  /** which of a section's names */
  which: number;
  order: SectionName[];
  name: { size: number; capitals: boolean; label: boolean };
  contact: 'line' | 'lines' | 'labels' | 'link';
  skills: 'commas' | 'bullets' | 'lines';
  levels: 'parenthesis' | 'colon' | 'dash';
  hasPlace: boolean;
  hasSummaryHeading: boolean;
  running: 'none' | 'header' | 'footer';
  size: number;
  paper: 'a4' | 'us-letter';
  space: number;
}

function dateLook(dice: Dice): DateLook {
  const form = dice.one(dateForms);
  const open = dice.one([0, 0, 1, 2, form === 'dotted' || form === 'slashed' ? -1 : 0]);
  return { form, dash: dice.one(dashes), open };
}

function orderOf(dice: Dice): SectionName[] {
  const middle = sectionNames.filter((name) => name !== 'summary' && name !== 'contact');
  return ['summary', ...dice.some(middle, middle.length)];
}

export function knobsOf(seed: number): Knobs {
  const dice = diceOf(seed * 31 + 7);
  const columns = dice.one(['one', 'one', 'one', 'sidebar-left', 'sidebar-right', 'two'] as const);
  const size = dice.one([8.5, 9, 9.5, 10, 11]);
  const isNarrow = columns === 'two';
  const heading = {
    size: size + dice.one([0, 1, 2, 4, 6]),
    bold: dice.chance(0.6),
    capitals: dice.chance(0.4),
    tracking: dice.chance(0.15) ? 4 : 0,
    place: dice.chance(0.12) && columns === 'one' ? ('margin' as const) : ('above' as const),
    after: dice.one(['', '', '', ':'] as const),
  };
  // Somebody who marks no heading at all is read by words alone; that is tried less often.
  if (heading.size === size && !heading.bold && !heading.capitals && dice.chance(0.8)) {
    heading.bold = true;
  }
  return {
    language: dice.one(corpusLanguages),
    columns,
    datePlace: dice.one(
      isNarrow
        ? (['above', 'below', 'parenthesis'] as const)
        : ([
            'right',
            'right',
            'left',
            'left',
            'above',
            'below',
            'before',
            'parenthesis',
            'stacked',
          ] as const),
    ),
    date: dateLook(dice),
    first: dice.one(['company', 'title'] as const),
    separator: dice.one([', ', ' | ', ' – ', ' · ', null, null, null] as const),
    strong: dice.one(['bold', 'bold', 'bold', 'italic', 'capitals', 'large', 'plain'] as const),
    text: dice.one(['bullets', 'paragraph', 'paragraph', 'none'] as const),
    heading,
    which: dice.upTo(4),
    order: orderOf(dice),
    name: {
      size: size + dice.one([3, 6, 12, 18]),
      capitals: dice.chance(0.2),
      label: dice.chance(0.15),
    },
    contact: dice.one(['line', 'lines', 'labels', 'link'] as const),
    skills: dice.one(['commas', 'bullets', 'lines'] as const),
    levels: dice.one(['parenthesis', 'colon', 'dash'] as const),
    hasPlace: dice.chance(0.4),
    hasSummaryHeading: dice.chance(0.8),
    running: dice.one(['none', 'none', 'header', 'footer'] as const),
    size,
    paper: dice.one(['a4', 'a4', 'us-letter'] as const),
    space: dice.one([5, 8, 11]),
  };
}
