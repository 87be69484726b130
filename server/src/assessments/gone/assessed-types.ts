import { assessmentKinds } from '../kinds/assessment-kinds.ts';

/** The kinds of questions about people who are assessed. */
export const assessedTypes = assessmentKinds.map(({ type }) => type);
