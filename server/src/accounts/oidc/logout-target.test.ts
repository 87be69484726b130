import { describe, expect, it } from 'vitest';
import { logoutTarget } from './logout-target.ts';

const settings = {
  publicUrl: 'https://app.torg.example',
  links: { public_site_no: 'https://torg.example/no', time_tracking: 'https://hours.example' },
};
const after = (goto?: unknown) => logoutTarget(goto, settings);

describe('logging out leads', () => {
  it('to a public site that is configured', () => {
    expect(after('https://torg.example/no')).toBe('https://torg.example/no');
    expect(after('https://torg.example/takk?fra=app')).toBe('https://torg.example/takk?fra=app');
  });
  it('to the app itself', () => {
    expect(after('/')).toBe('/');
    expect(after('https://app.torg.example/login')).toBe('https://app.torg.example/login');
  });
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'https://torg.example.evil.example/',
    'https://torg.example@evil.example/',
    'http://torg.example/',
    'https://hours.example/',
    'javascript:alert(1)',
    'data:text/html,hei',
    'not an address',
    'blob:https://app.torg.example/0f0e',
    'blob:https://torg.example/no',
    'view-source:https://app.torg.example/',
    'filesystem:https://app.torg.example/a',
    ['/a', '/b'],
    undefined,
  ])('from anywhere else to the sign-in page: %j', (goto) => {
    expect(after(goto)).toBe('/login');
  });
});
