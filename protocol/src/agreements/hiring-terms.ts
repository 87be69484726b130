/** What the questions of the hiring basis (Norway) may be answered with; no zod, so that pages read it cheaply. */
export const hiringQuestions = {
  daily_lead: ['client', 'provider', 'shared'],
  result_responsibility: ['client', 'provider', 'shared'],
  delivery_described: ['yes', 'partly', 'no'],
  equipment: ['client', 'provider', 'both'],
  staffing: ['one', 'team'],
  one_person_supplier: ['yes', 'no'],
  running_operations: ['yes', 'no'],
  supplier_purpose: ['hires_out', 'delivers', 'both'],
} as const;
export type HiringQuestion = keyof typeof hiringQuestions;
export type HiringAnswers = {
  [Q in HiringQuestion]: (typeof hiringQuestions)[Q][number] | null;
};

export const hiringBases = ['oppdrag', 'innleie', 'egen_leveranse', 'usikker'] as const;
export type HiringBasis = (typeof hiringBases)[number];

/** Grounds of hiring-in: aml. § 14-12, § 14-13, and § 3 b of the regulation on hiring. */
export const hiringGrounds = ['aml_14_12', 'aml_14_13', 'regulation_3_b'] as const;
export type HiringGround = (typeof hiringGrounds)[number];

export const hiringPapers = [
  'project_described',
  'talks_with_representatives',
  'written_agreement',
  'staffing_approval',
] as const;
export type HiringPaper = (typeof hiringPapers)[number];
