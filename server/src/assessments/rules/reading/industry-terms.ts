import { competencyId } from '../../../competencies/competencies.queries.ts';
import { industries } from '../../../reading/reading.queries.ts';

const known = new Set([...industries].map((key) => competencyId('skill', key)));

/** Whether a skill of the vocabulary is a line of business. */
export const isIndustry = ({ uuid }: { uuid: string }): boolean => known.has(uuid);
