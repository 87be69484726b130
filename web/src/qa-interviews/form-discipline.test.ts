import { disciplines } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { disciplineOf, formDiscipline } from './form-discipline.ts';

describe('a discipline in a form', () => {
  it('is spelled with hyphens', () => {
    expect(formDiscipline('project_and_test_management')).toBe('project-and-test-management');
  });
  it.each(disciplines)('%s is found again by its spelling', (discipline) => {
    expect(disciplineOf(formDiscipline(discipline))).toBe(discipline);
  });
  it('that nobody knows is none', () => {
    expect(disciplineOf('astrology')).toBeUndefined();
  });
});
