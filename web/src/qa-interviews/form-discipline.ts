import { disciplines, type Discipline } from '@torg/protocol/terms';

/** Forms spell disciplines with hyphens; everything else uses underscores. */
export const formDiscipline = (discipline: Discipline): string => discipline.replaceAll('_', '-');

export const disciplineOf = (formed: string): Discipline | undefined =>
  disciplines.find((one) => formDiscipline(one) === formed);
