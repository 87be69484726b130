import { describe, expect, it } from 'vitest';
import { fieldsOf, inputOf, isEmpty, sameField, unfitFields } from './need-fields.ts';
import { aStructured } from '../opportunities.fixtures.ts';

const fields = fieldsOf(aStructured());

describe('what is sent of a need', () => {
  it('is what was read, without the names and the sources', () => {
    expect(inputOf(fields)).toMatchObject({
      title: 'Backendutvikler',
      roles: [{ uuid: 'backend' }],
      requirements: [{ kind: 'must', text: 'Fem år med Java' }],
      customer_name: null,
    });
  });
  it('is trimmed, and leaves out requirements that are still empty', () => {
    const typed = {
      ...fields,
      duration: ' Seks måneder ',
      requirements: [{ kind: 'should', text: ' ' }] as const,
    };
    expect(inputOf({ ...typed, requirements: [...typed.requirements] })).toMatchObject({
      duration: 'Seks måneder',
      requirements: [],
    });
  });
});

describe('a field', () => {
  it('is the same where only spaces at its ends differ', () => {
    expect(sameField('title', 'Utvikler', 'Utvikler ')).toBe(true);
    expect(sameField('roles', fields.roles, [])).toBe(false);
  });
  it('differs where its day cannot be read', () => {
    expect(sameField('start_date', null, { unread: '32.13' })).toBe(false);
  });
  it('is empty where nothing would be sent', () => {
    expect(isEmpty('customer_name', ' ')).toBe(true);
    expect(isEmpty('title', fields.title)).toBe(false);
  });
});

it('a need that asks for no role and no skill waits until it does', () => {
  expect(unfitFields({ ...fields, roles: [], skills: [] })).toEqual(Object.keys(fields));
  expect(unfitFields({ ...fields, roles: [] })).toEqual([]);
});

it('a percent out of range and a day that cannot be read wait to be corrected', () => {
  const wrong = { ...fields, percent: 5, start_date: { unread: 'snart' } };
  expect(unfitFields(wrong)).toEqual(['start_date', 'percent']);
});
