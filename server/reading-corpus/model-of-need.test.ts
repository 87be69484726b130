import { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import { describe, expect, it } from 'vitest';
import { criteriaOfNeed } from '../src/opportunities/rules/criteria-of-need.ts';
import { checkCriteria, criteriaSchema } from '../src/opportunities/rules/model-criteria.ts';
import { checkStructured, structuredSchema } from '../src/opportunities/rules/model-structured.ts';
import { structureNeed } from '../src/opportunities/rules/structure-need.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

const { knowledge } = shippedKnowledge();
const id = '6b8f5f2e-6d0c-4f0a-9f39-3d6f6f0f7a11';
const text = `Javautvikler til Havgap AS

Vi vil ha noen som liker å lære bort. Kontoret er ved havet.

Oppstart: 1. februar 2027

Krav:
- Java
- Kotlin

Vi bruker ikke Scala.`;
const texts = [{ context_id: id, text }];
const about = { today: '2026-11-23', locale: 'nb', country: null } as const;
const ruled = structureNeed(texts, knowledge, about);
const against = { texts, knowledge, locale: 'nb' } as const;

const nothing = { value: null, quote: null };
const answer = {
  title: nothing,
  description: nothing,
  start_date: nothing,
  duration: nothing,
  percent: nothing,
  allow_remote_work: nothing,
  place_description: nothing,
  deadline: nothing,
  customer_name: nothing,
  requirements: [],
  roles: [],
  skills: [],
};
const check = (changes: object) => checkStructured({ ...answer, ...changes }, against, ruled);

/** Every object in a schema. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'object' ? [{ ...schema }] : [];
  return [...own, ...Object.values(schema).flatMap(objectsIn)];
}

describe.each([
  ['a structured need', structuredSchema],
  ['criteria', criteriaSchema],
])('the schema of %s', (_, schema) => {
  it('requires every key, allows no other, and says nothing of lengths', () => {
    const objects = objectsIn(schema);
    expect(objects.length).toBeGreaterThan(1);
    for (const { properties, required, additionalProperties } of objects) {
      expect(additionalProperties).toBe(false);
      expect(required).toEqual(Object.keys(properties as object));
    }
    const words = /"(?:minLength|maxLength|minItems|maxItems|minimum|maximum|pattern|format)"/;
    expect(JSON.stringify(schema)).not.toMatch(words);
  });
});

describe('what a model says of a need', () => {
  it('is no answer with a key too many, one too few, or in a fence', () => {
    const { title: _, ...less } = answer;
    const wrong = [{ ...answer, more: 1 }, less, '```json {}```', null, []];
    for (const one of wrong) expect(checkStructured(one, against, ruled)).toBeUndefined();
  });

  it('changes nothing where it says nothing', () => {
    expect(check({})).toEqual(ruled);
  });

  it('fills what the rules leave open, with words that stand in the text', () => {
    const place_description = { value: 'Ved havet', quote: 'Kontoret er ved havet.' };
    const need = check({ place_description, percent: { value: 80, quote: 'nowhere' } });
    expect(need).toMatchObject({ place_description: 'Ved havet', percent: null });
    expect(need?.sources.place_description).toEqual({
      context_id: id,
      quote: 'Kontoret er ved havet.',
    });
    expect(StructuredOpportunity.parse(need)).toEqual(need);
  });

  it('overrules nothing that the rules have read', () => {
    const quote = 'Oppstart: 1. februar 2027';
    const need = check({
      start_date: { value: '2030-01-01', quote },
      title: { value: 'Hacket', quote: 'Javautvikler til Havgap AS' },
      customer_name: { value: 'Andre AS', quote: 'Havgap AS' },
      requirements: [{ kind: 'should', text: 'Kjenne Java', quote: 'Java\n- Kotlin' }],
    });
    expect(need).toEqual(ruled);
  });

  it('adds terms of the vocabulary alone, and none that the text denies', () => {
    const quote = 'Vi bruker ikke Scala.';
    const need = check({
      skills: [
        { name: 'Scala', quote },
        { name: 'pedagogikk for havfolk', quote: 'liker å lære bort' },
        { name: 'Docker', quote: 'a text that is not there' },
        { name: 'kurs', quote: 'liker å lære bort' },
      ],
    });
    expect(need?.skills).toEqual(ruled.skills);
    expect(need?.unmatched_terms.map(({ term }) => term)).toContain('pedagogikk for havfolk');
  });
});

describe('the criteria that a model suggests', () => {
  const own = criteriaOfNeed(ruled, texts, knowledge, 'nb');
  const one = (criteria: string, importance: string, quote: string | null) => ({
    criteria: [{ criteria, importance, reason: 'Fordi.', quote }],
  });

  it('are no answer without any, or in another form', () => {
    expect(checkCriteria({ criteria: [] }, { texts }, own)).toBeUndefined();
    expect(checkCriteria({ criteria: ['Java'] }, { texts }, own)).toBeUndefined();
    expect(checkCriteria(one('Java', 'MUST', null), { texts }, own)).toBeUndefined();
  });

  it('leave in what the text demands, and as strict as it does', () => {
    const checked = checkCriteria(one('Kan Java', 'NICE_TO_HAVE', '- Java'), { texts }, own);
    expect(checked?.find(({ criteria }) => criteria === 'Kan Java')?.importance).toBe('ABSOLUTE');
    expect(checked?.map(({ criteria }) => criteria)).toContain('Kotlin');
  });

  it('lose a quote that does not stand in the text', () => {
    const checked = checkCriteria(one('Er snill', 'NICE_TO_HAVE', 'er snill'), { texts }, own);
    expect(checked?.at(-1)).toMatchObject({ criteria: 'Er snill', source: null });
  });

  it('are at most fifteen, each once', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      criteria: `Ting ${at % 40}`,
      importance: 'ABSOLUTE',
      reason: '',
      quote: null,
    }));
    const checked = checkCriteria({ criteria: many }, { texts }, own) ?? [];
    expect(checked.length).toBe(15);
    expect(new Set(checked.map(({ criteria }) => criteria)).size).toBe(15);
  });
});
