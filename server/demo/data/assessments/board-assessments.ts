/** What was asked of machines about the people on the board of a need, and what people said. */
export interface DemoBoardAssessment {
  /** of the need */
  key: string;
  by: string;
  locale: 'nb' | 'sv';
  /** who has scored, each in another order of generosity */
  scorers: readonly string[];
  /** unanswered questions beside the answers */
  unanswered: 'pending' | 'failed' | 'none';
  /** somebody has approved other criteria since */
  isOutdated: boolean;
}

export const demoBoardAssessments: readonly DemoBoardAssessment[] = [
  {
    ...{ key: 'kundeportal', by: 'silje-rodland', locale: 'nb', unanswered: 'none' },
    ...{ scorers: ['silje-rodland', 'torbjorn-haukeland'], isOutdated: false },
  },
  {
    ...{ key: 'anbud-pdf', by: 'silje-rodland', locale: 'nb', unanswered: 'pending' },
    ...{ scorers: [], isOutdated: true },
  },
  {
    ...{ key: 'annons-java', by: 'johan-ekdahl', locale: 'sv', unanswered: 'failed' },
    ...{ scorers: ['johan-ekdahl'], isOutdated: false },
  },
];

/** What is said of evaluations. */
export const demoRatings: Record<
  'nb' | 'sv',
  readonly { value: number; comment: string | null }[]
> = {
  nb: [
    { value: 1, comment: 'Treffer godt. Sitatene er de riktige.' },
    { value: -0.5, comment: 'Overser kurset fra i vår.' },
    { value: 0.5, comment: null },
  ],
  sv: [
    { value: 1, comment: 'Stämmer bra, citaten är rätt.' },
    { value: -1, comment: 'Har missat de senaste två åren.' },
  ],
};
