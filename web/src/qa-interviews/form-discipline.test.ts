import { disciplines } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { disciplineOf, formDiscipline } from './form-discipline.ts';

describe('a discipline in a form', () => {
  it('is spelled with hyphens', () => {
    expect(formDiscipline('project_and_test_management')).toBe('project-and-test-management');
  });
  it.each(disciplines)('%s is read back from its spelling', (discipline) => {
    expect(disciplineOf(formDiscipline(discipline))).toBe(discipline);
  });
  it('is undefined when it does not exist', () => {
    expect(disciplineOf('astrology')).toBeUndefined();
  });
});
