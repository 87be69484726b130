/** Assignments with a need of their own, which was made when somebody first asked a machine. */
export interface DemoOwnNeed {
  /** its key, and that of the assignment */
  assignment: string;
  by: string;
  locale: 'nb' | 'sv';
  hoursAgo: number;
  /** somebody has approved criteria; else what the assignment asks for counts */
  isApproved: boolean;
}

export const demoOwnNeeds: readonly DemoOwnNeed[] = [
  {
    ...{ assignment: 'isfoss-avregning-backend', by: 'silje-rodland', locale: 'nb' },
    ...{ hoursAgo: 30, isApproved: true },
  },
  {
    ...{ assignment: 'vinterhamn-java-lund', by: 'johan-ekdahl', locale: 'sv' },
    ...{ hoursAgo: 26, isApproved: false },
  },
];
