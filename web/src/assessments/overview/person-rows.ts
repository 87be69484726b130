import type { Card } from '../../boards/public/board-of.ts';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import type { ListedAssessment } from '../assessments.queries.ts';
import type { CardAssessment } from '../board/evaluations.queries.ts';
import {
  fold,
  isAbout,
  readAssessment,
  readEvaluation,
  type Meets,
  type ReadAssessment,
} from '../read-output.ts';
import type { Order } from './order-search.ts';

/** Somebody who was assessed for an assignment: as such, on its board, or both. */
export interface PersonRow {
  account: string;
  name: string;
  image: string | null;
  title: string | null;
  assessment?: ListedAssessment;
  /** unset while it is folded */
  read?: ReadAssessment;
  /** the card on the board, where there is one with an evaluation, or one that is folded */
  card?: string;
  evaluation?: CardAssessment;
  /** unset while the evaluation is folded */
  evaluated?: ReadAssessment;
}

interface Told {
  assessments: readonly ListedAssessment[];
  cards: readonly Card[];
  evaluations: readonly CardAssessment[];
}

/** In the order in which they were asked about; those of the board alone come last. */
export function personRows({ assessments, cards, evaluations }: Told): PersonRow[] {
  const rows = new Map<string, PersonRow>();
  for (const assessment of assessments) {
    const { account, name, image_url: image, title, output } = assessment;
    const card = assessment.folded_evaluation_board_card ?? undefined;
    const read = output && card === undefined ? readAssessment(output) : undefined;
    rows.set(account, { account, name, image, title, assessment, card, read });
  }
  const byCard = new Map(cards.map((card) => [card.evaluation_board_card, card]));
  for (const evaluation of evaluations) {
    const card = byCard.get(evaluation.evaluation_board_card);
    if (!card?.profile || !card.profile_data || !evaluation.profile_evaluation) continue;
    const { name, image_url: image, title } = card.profile_data;
    const { output } = evaluation.profile_evaluation;
    rows.set(card.profile, {
      ...(rows.get(card.profile) ?? { account: card.profile, name, image, title }),
      card: evaluation.evaluation_board_card,
      evaluation,
      evaluated: output && !evaluation.is_folded ? readEvaluation(output) : undefined,
    });
  }
  return [...rows.values()];
}

/** Whether the reader has to score the person first, or to say that they do not. */
export const isFolded = ({ assessment, evaluation }: PersonRow): boolean =>
  evaluation?.is_folded === true || assessment?.folded_evaluation_board_card != null;

const scoreOf = ({ read, evaluated }: PersonRow): number | null =>
  evaluated?.score ?? read?.score ?? null;

export function inOrderOf(rows: readonly PersonRow[], order: Order, locale: string): PersonRow[] {
  if (order === 'name') return rows.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  if (order === 'score') return rows.toSorted((a, b) => (scoreOf(b) ?? -1) - (scoreOf(a) ?? -1));
  return [...rows];
}

/** What the people are measured by, as the columns of a table. */
export type Column = Pick<Criterion, 'id' | 'criteria' | 'importance'>;

/** The criteria; where there are none, what the assessments themselves were measured by. */
export function columnsOf(rows: readonly PersonRow[], criteria: readonly Column[]): Column[] {
  if (criteria.length > 0) return [...criteria];
  const found = new Map<string, Column>();
  for (const { asked } of rows.flatMap(({ read }) => read?.criteria ?? [])) {
    const key = fold(asked?.criteria ?? '');
    if (asked && !found.has(key)) found.set(key, { ...asked, id: key });
  }
  return [...found.values()];
}

/** How a criterion is met: by the evaluation, else by what the assessment says of it by name. */
export function meetsOf(
  { read, evaluated }: PersonRow,
  { id, criteria }: Pick<Criterion, 'id' | 'criteria'>,
): Meets | undefined {
  const words = fold(criteria);
  const result =
    evaluated?.criteria.find(({ criteriaId }) => criteriaId === id) ??
    read?.criteria.find(({ asked }) => asked !== undefined && fold(asked.criteria) === words);
  if (result) return result.meets;
  if (read?.strengths.some((claim) => isAbout(claim, criteria))) return 'yes';
  const weakness = read?.weaknesses.find((claim) => isAbout(claim, criteria));
  if (!weakness) return undefined;
  return weakness.evidence.length > 0 ? 'partly' : 'no';
}

/** The id of the part of the page about somebody, and of one of the criteria in it. */
export const partOf = (account: string): string => `person-${account}`;
