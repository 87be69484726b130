import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the list of sessions calls', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome på Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
      'Edge på Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.7; rv:144.0) Gecko/20100101 Firefox/144.0',
      'Firefox på Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari på iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome på Android',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome på ChromeOS',
    ],
    ['curl/8.16', 'Ukjent enhet'],
    ['', 'Ukjent enhet'],
  ])('%s', (userAgent, name) => {
    expect(describeDevice(userAgent, 'nb')).toBe(name);
  });
  it('a device in the language of its reader', () => {
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0';
    expect(describeDevice(firefox, 'en')).toBe('Firefox on Windows');
    expect(describeDevice('', 'sv')).toBe('Okänd enhet');
  });
});
