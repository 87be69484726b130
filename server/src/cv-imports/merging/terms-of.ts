import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import type { WrittenTerm } from '../../competencies/competencies.queries.ts';

type Item = Record<string, unknown>;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The roles and skills that an entry names. */
export function termsOf(flag: FeatureExtractionFlag, item: Item): WrittenTerm[] {
  if (flag === 'profile_skill') return [{ text: String(item['name']), type: 'skill' }];
  if (flag === 'profile_role') return [{ text: String(item['name']), type: 'role' }];
  if (flag !== 'project') return [];
  return [
    ...textsOf(item['project_roles']).map((text) => ({ text, type: 'role' as const })),
    ...textsOf(item['project_skills']).map((text) => ({ text, type: 'skill' as const })),
  ];
}
