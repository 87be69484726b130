import { profileRules, ruleCodes } from '@torg/protocol/profiles/profile-rules';
import { describe, expect, it } from 'vitest';
import { profileModes } from '../profile-search.ts';
import { ruleAddress } from './rule-address.ts';

const profile = '0d9c3a52-7c1f-4f0e-9a6b-1f2e3d4c5b6a';
const item = '7a6b5c4d-3e2f-4a1b-8c9d-0e1f2a3b4c5d';

describe('a failing rule', () => {
  it('leads to the field in its mode', () => {
    const address = ruleAddress(profile, { code: 'description_too_short' });
    expect(address).toBe(`/profiles/${profile}?mode=description&field=description`);
  });
  it('leads to the list when it is about a whole list', () => {
    const address = ruleAddress(profile, { code: 'too_few_projects' });
    expect(address).toBe(`/profiles/${profile}?mode=projects`);
  });
  it('leads to its own project', () => {
    const address = ruleAddress(profile, { code: 'project_customer_required', project: item });
    expect(address).toBe(`/profiles/${profile}/projects/${item}/edit?field=project_customer`);
  });
  it('leads to its own work experience', () => {
    const failing = { code: 'work_experience_company_required', work_experience: item } as const;
    const address = ruleAddress(profile, failing);
    expect(address).toBe(`/profiles/${profile}?mode=edit-work-experience&id=${item}&field=company`);
  });
  it.each(ruleCodes)('%s has a mode that exists', (code) => {
    expect(profileModes).toContain(profileRules[code].mode);
  });
});
