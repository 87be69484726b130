import { describe, expect, it } from 'vitest';
import { addressFor } from './links.ts';

const params = { assignment: '7/8' };
const wizardAt = (address: string) =>
  addressFor({ links: { assignment_wizard: address } }, 'assignment_wizard', { params });

describe('an operator link', () => {
  it('leads to the built-in page by default', () => {
    const address = addressFor({ links: {} }, 'assignment_wizard', { params });
    expect(address).toBe('/assignments/7%2F8/wizard');
  });
  it('fills the braces of an operator’s address', () => {
    expect(wizardAt('https://x.example/{assignment}/w')).toBe('https://x.example/7%2F8/w');
  });
  it('adds the parameters to the query where the address has no braces', () => {
    expect(wizardAt('https://x.example/w')).toBe('https://x.example/w?assignment=7%2F8');
    expect(wizardAt('https://x.example/w?a=b')).toBe('https://x.example/w?a=b&assignment=7%2F8');
  });
});
