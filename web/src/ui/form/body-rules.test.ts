import { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { clientCalls } from '@torg/protocol/clients/clients';
import { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { competencyCalls } from '@torg/protocol/competencies/competencies';
import { profileCalls } from '@torg/protocol/profiles/profiles';
import { shellCalls } from '@torg/protocol/shell/shell';
import { describe, expect, it } from 'vitest';
import { rangeOf, ruleOf } from './body-rules.ts';

const me = (path: string) => ruleOf(shellCalls.updateMe.body, path);
const colleague = (path: string) => ruleOf(clientCalls.inviteColleague.body, path);

describe('a field takes its rules from the body', () => {
  it('is required, also where a change may leave it out', () => {
    expect(me('name')).toMatchObject({ required: true, maxLength: 120 });
    expect(me('name').problemOf('  ')).toEqual({ kind: 'empty' });
    expect(me('name').problemOf(' Ida ')).toBeUndefined();
  });
  it('may be empty, and is then null', () => {
    expect(me('title')).toMatchObject({ required: false, maxLength: 120 });
    expect(me('title').problemOf('')).toBeUndefined();
  });
  it('has a maximum length, not counting the spaces around it', () => {
    expect(me('title').problemOf(`${'a'.repeat(120)}  `)).toBeUndefined();
    expect(me('title').problemOf('a'.repeat(121))).toEqual({ kind: 'too_long', max: 120 });
  });
  it('has the format of an address, whatever the server makes of it', () => {
    expect(colleague('email')).toMatchObject({ required: true, maxLength: 254 });
    expect(colleague('email').problemOf('ida@firma')).toEqual({ kind: 'no_email' });
    expect(colleague('email').problemOf(' Ida@Firma.no ')).toBeUndefined();
  });
  it('has rules of its own', () => {
    expect(me('phone').problemOf('ring meg')).toEqual({ kind: 'unfit' });
    expect(me('phone').problemOf('+47 400 00 000')).toBeUndefined();
  });
  it('has its rule inside a group, too', () => {
    const { body } = consultantCompanyCalls.addConsultant;
    expect(ruleOf(body, 'consultant.name').maxLength).toBe(120);
    expect(ruleOf(competencyCalls.addCompetency.body, 'names.nb').required).toBe(true);
  });
  it('follows the named variant, and the elements of a list', () => {
    const item = (path: string) => ruleOf(profileCalls.addProfileItem.body, `entry.${path}`);
    expect(item('work_experience.item.description').maxLength).toBe(200);
    expect(item('course.item.description').maxLength).toBe(10_000);
    expect(() => item('hobby.item.description')).toThrow('no field entry.hobby');
    const { body } = assignmentCalls.saveAssignment;
    expect(ruleOf(body, 'changes.requirements.text').maxLength).toBe(500);
  });
  it('knows the range of a number and the size of a list', () => {
    const { body } = assignmentCalls.saveAssignment;
    expect(rangeOf(body, 'changes.percent')).toEqual({ min: 10, max: 100 });
    expect(rangeOf(body, 'changes.skills')).toEqual({ min: 0, max: 15 });
  });
  it('has no rule where the body has no such field', () => {
    expect(() => me('colour')).toThrow('no field colour');
  });
});
