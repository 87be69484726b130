import type { HiringPaper } from '@torg/protocol/agreements/hiring-terms';
import { isUnread, readIn, type DayValue } from '../../ui/field/unread.ts';
import type { Basis } from '../agreements.queries.ts';

export interface PaperValue {
  is_done: boolean;
  on: DayValue;
  by: string;
}

/** The hiring basis as fields; a day is the text as typed while it cannot be read. */
export interface BasisFields extends Omit<Basis, 'papers'> {
  papers: Record<HiringPaper, PaperValue>;
}
export type BasisName = keyof BasisFields;

export const basisNames = ['answers', 'choice', 'reason', 'ground', 'papers'] as const;

const read = ({ on, ...paper }: PaperValue) => ({
  is_done: paper.is_done,
  on: readIn(on),
  by: paper.by.trim(),
});

/** The basis as the server takes it. */
export const basisOf = ({ papers, reason, answers, choice, ground }: BasisFields): Basis => ({
  answers,
  choice,
  reason: reason.trim(),
  ground,
  papers: {
    project_described: read(papers.project_described),
    talks_with_representatives: read(papers.talks_with_representatives),
    written_agreement: read(papers.written_agreement),
    staffing_approval: read(papers.staffing_approval),
  },
});

export const unfitBasis = ({ papers }: BasisFields): BasisName[] =>
  Object.values(papers).some(({ on }) => isUnread(on)) ? ['papers'] : [];

/** The id of a field's own input. */
export const basisId = (path: string): string =>
  `basis-${path.replace(/^hiring_basis\./, '').replaceAll('.', '-')}`;
