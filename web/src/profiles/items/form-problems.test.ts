import { describe, expect, it } from 'vitest';
import { problemsIn } from './form-problems.ts';
import { entryOf, formKind } from './item-forms.ts';
import { lacksInForm } from './item-rules.ts';

const { empty } = formKind('work_experience');
const job = { ...empty, company: 'Fjordkraft', from_year: '2020', from_month: 3, ongoing: true };

describe('an entry cannot be saved', () => {
  it('without any of its identifying fields', () => {
    expect(problemsIn('work_experience', { ...empty, company: ' ' })).toEqual({
      company: 'needed',
    });
    expect(problemsIn('work_experience', { ...empty, description: 'Utvikler' })).toEqual({});
    expect(problemsIn('language', formKind('language').empty)).toEqual({
      language_name: 'needed',
    });
  });
  it('with an impossible year', () => {
    for (const from_year of ['20', '0000', '9999']) {
      expect(problemsIn('work_experience', { ...job, from_year })).toEqual({
        from_year: 'no_year',
      });
    }
  });
  it('with a month without a year', () => {
    expect(problemsIn('work_experience', { ...job, from_year: '' })).toEqual({
      from_year: 'month_without_year',
    });
  });
  it('when it ends before it begins', () => {
    const ended = { ...job, ongoing: false, to_year: '2020' };
    expect(problemsIn('work_experience', { ...ended, to_month: 2 })).toEqual({
      to_year: 'ends_too_early',
    });
    expect(problemsIn('work_experience', { ...ended, to_month: 3 })).toEqual({});
    expect(problemsIn('work_experience', { ...ended, to_month: null })).toEqual({});
    const post = { name: 'Styremedlem', description: '', year_from: '2020', year_to: '2019' };
    expect(problemsIn('position_experience', post)).toEqual({ year_to: 'ends_too_early' });
  });
  it('when it is not ongoing and has no end', () => {
    expect(problemsIn('work_experience', { ...job, ongoing: false })).toEqual({
      to_year: 'no_end',
    });
    expect(problemsIn('work_experience', { ...empty, company: 'Fjordkraft' })).toEqual({});
  });
  it('with a text that is too long', () => {
    const long = 'x'.repeat(201);
    expect(problemsIn('work_experience', { ...job, description: long })).toEqual({
      description: 'too_long',
    });
    expect(problemsIn('work_experience', { ...job, long_description: long })).toEqual({});
  });
});

describe('an entry that is sent to the server', () => {
  it('has no end while it is ongoing, whatever was typed before', () => {
    const entry = entryOf('work_experience', { ...job, to_year: '2024', to_month: 5 });
    expect(entry).toEqual({
      kind: 'work_experience',
      item: {
        company: 'Fjordkraft',
        description: '',
        long_description: '',
        from_year: 2020,
        from_month: 3,
        to_year: null,
        to_month: null,
      },
    });
  });
  it('comes back as it was sent', () => {
    const { read, write } = formKind('work_experience');
    expect(read({ uuid: '', revision: 1, came: null, ...write(job) })).toEqual(job);
  });
});

describe('the rules for an entry', () => {
  it('are applied while it is typed', () => {
    expect(lacksInForm('work_experience', job)).toEqual([]);
    expect(lacksInForm('work_experience', empty)).toEqual([
      'work_experience_company_required',
      'work_experience_start_required',
    ]);
    expect(lacksInForm('project', formKind('project').empty)).toHaveLength(6);
    expect(lacksInForm('course', formKind('course').empty)).toEqual([]);
  });
});
