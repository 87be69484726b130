/** What was asked of machines about consultants for a need, and what people said of it. */
export interface DemoProfileAssessments {
  /** of the need, or of the assignment whose own one it is */
  key: string;
  by: string;
  locale: 'nb' | 'sv';
  prompt: string;
  /** `own`: of the consultant company that asks */
  whom: 'visible' | 'own';
  answered: number;
  /** beside the answers */
  pending: number;
  failed: number;
  /** profiles that were changed after they were assessed */
  outdated: number;
  /** of the same answer, by several people */
  ratings: readonly { by: string; rating: number; comment: string | null }[];
}

const nothing = { prompt: '', pending: 0, failed: 0, outdated: 0, ratings: [] };

export const demoProfileAssessments: readonly DemoProfileAssessments[] = [
  {
    ...{ ...nothing, key: 'kundeportal', by: 'silje-rodland', locale: 'nb', whom: 'visible' },
    ...{ answered: 6, outdated: 1 },
    ratings: [
      { by: 'silje-rodland', rating: 1, comment: 'Dette stemmer med det jeg leser selv.' },
      { by: 'ingrid-solvang', rating: -0.5, comment: 'For lite vekt på universell utforming.' },
    ],
  },
  {
    ...{ ...nothing, key: 'epost', by: 'silje-rodland', locale: 'nb', whom: 'visible' },
    ...{ answered: 3, failed: 1, prompt: 'Legg vekt på erfaring med flytting av kontorer.' },
  },
  {
    ...{ ...nothing, key: 'annons-arkitekt', by: 'johan-ekdahl', locale: 'sv', whom: 'visible' },
    ...{ answered: 2, pending: 2 },
  },
  {
    ...{ ...nothing, key: 'andrat', by: 'johan-ekdahl', locale: 'sv', whom: 'visible' },
    ...{ answered: 2, outdated: 2 },
  },
  {
    ...{ ...nothing, key: 'torgs-eget', by: 'ingrid-solvang', locale: 'nb', whom: 'visible' },
    ...{ answered: 1, pending: 1, failed: 1 },
  },
  {
    ...{ ...nothing, key: 'eget-team', by: 'torunn-myrvold', locale: 'nb', whom: 'own' },
    answered: 4,
    ratings: [{ by: 'torunn-myrvold', rating: 0.5, comment: null }],
  },
  {
    ...{
      ...nothing,
      key: 'isfoss-avregning-backend',
      by: 'silje-rodland',
      locale: 'nb',
      whom: 'visible',
    },
    ...{ answered: 5, outdated: 1 },
  },
  {
    ...{
      ...nothing,
      key: 'isfoss-avregning-backend',
      by: 'torunn-myrvold',
      locale: 'nb',
      whom: 'own',
    },
    ...{ answered: 3, failed: 1 },
  },
  {
    ...{ ...nothing, key: 'vinterhamn-java-lund', by: 'johan-ekdahl', locale: 'sv' },
    ...{ whom: 'visible', answered: 4, pending: 1 },
  },
  {
    ...{ ...nothing, key: 'vinterhamn-java-lund', by: 'karin-soderlind', locale: 'sv' },
    ...{ whom: 'own', answered: 3, outdated: 1 },
  },
];

/** Consultants who want a person to look, too; both were assessed for the first need. */
export const demoWishes = {
  key: 'kundeportal',
  open: 'Det siste prosjektet mitt er ikke kommet med.',
  answered: {
    reason: 'Jeg har ledet to slike team, og det står ikke i vurderingen.',
    by: 'silje-rodland',
    answer: 'Takk! Jeg har lest CV-en din selv, og tar med begge teamene i samtalen videre.',
  },
} as const;
