import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { flowcaseRules, flowcaseSettings } from './flowcase-settings.ts';

const { FLOWCASE_URL: _none, ...given } = {
  FLOWCASE_URL: undefined,
  FLOWCASE_PICTURE_HOSTS: ['*.flowcase.com'],
  ROLE: 'all' as const,
};

describe('where Flowcase is', () => {
  it('is a stand-in in development, and Flowcase itself in production', () => {
    expect(flowcaseSettings({ ...given, ENVIRONMENT: 'development' })).toBeNull();
    expect(flowcaseSettings({ ...given, ENVIRONMENT: 'production' })).toMatchObject({
      url: 'https://{subdomain}.flowcase.com/api',
    });
    expect(flowcaseSettings({ ...given, ROLE: 'worker', ENVIRONMENT: 'test' })).toMatchObject({
      url: 'https://{subdomain}.flowcase.com/api',
    });
  });

  it.each([
    ['https://{subdomain}.cvpartner.com/api/', 'https://{subdomain}.cvpartner.com/api'],
    ['http://127.0.0.1:4011/{subdomain}/api', 'http://127.0.0.1:4011/{subdomain}/api'],
  ])('is %s if the settings say so', (url, read) => {
    expect(readSettings({ FLOWCASE_URL: url }).flowcase).toEqual({
      url: read,
      pictureHosts: ['*.flowcase.com', '*.cvpartner.com'],
    });
  });

  it.each([
    ['https://flowcase.com/api', 'FLOWCASE_URL must be an address such as'],
    ['ftp://{subdomain}.flowcase.com', 'FLOWCASE_URL must be an address such as'],
    ['http://{subdomain}.flowcase.com/api', 'FLOWCASE_URL must be an https:// address, unless'],
  ])('is never %s', (url, says) => {
    expect(() => readSettings({ FLOWCASE_URL: url })).toThrow(says);
  });

  it('is encrypted in production, whichever machine it is on', () => {
    const open = { ...given, FLOWCASE_URL: 'http://127.0.0.1:4011/{subdomain}/api' };
    const broken = (environment: 'production' | 'development') =>
      flowcaseRules({ ...open, ENVIRONMENT: environment }).filter(([isBroken]) => isBroken);
    expect(broken('development')).toEqual([]);
    expect(broken('production')).toHaveLength(1);
  });

  it.each(['localhost', '*', '*.com', 'a.example/b', 'https://a.example'])(
    'has no pictures at %s',
    (host) => {
      expect(() => readSettings({ FLOWCASE_PICTURE_HOSTS: host })).toThrow(
        'FLOWCASE_PICTURE_HOSTS must be hosts',
      );
    },
  );
});
