import { disciplines, type Discipline } from '@torg/protocol/terms';

/** The form spells the disciplines with hyphens; the app knows them as everywhere else. */
export const formDiscipline = (discipline: Discipline): string => discipline.replaceAll('_', '-');

export const disciplineOf = (formed: string): Discipline | undefined =>
  disciplines.find((one) => formDiscipline(one) === formed);
