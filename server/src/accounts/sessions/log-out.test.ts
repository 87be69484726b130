import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type Browser } from '../../testing/a-browser.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
let browser: Browser;
const credentials = { email: 'per@torg.example', password: 'blåbær på fjellet' };
beforeAll(async () => {
  api = await startTestApi({ PUBLIC_SITE_NO: 'https://torg.example' });
  await anAccount(api.db, credentials);
});
afterAll(() => api.close());
beforeEach(async () => {
  browser = aBrowser(api);
  await browser.post('/api/auth/sign-in', credentials);
});

const isIn = async () => (await browser.get('/api/main/account/me')).status === 200;

describe('the link for logging out', () => {
  it('ends the session and leads to the public site', async () => {
    expect(await isIn()).toBe(true);
    const answer = await browser.get('/logout?goto=https://torg.example/takk', {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'document',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('https://torg.example/takk');
    expect(await isIn()).toBe(false);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', ''])(
    'never leads to an unknown host: %s',
    async (goto) => {
      const answer = await browser.get(`/logout?goto=${encodeURIComponent(goto)}`);
      expect(answer.status).toBe(303);
      expect(answer.headers['location']).toBe('/login');
      expect(await isIn()).toBe(false);
    },
  );

  it('works for strangers, too', async () => {
    expect((await aBrowser(api).get('/logout?goto=/')).headers['location']).toBe('/');
    expect((await aBrowser(api).get('/logout')).headers['location']).toBe('/login');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a picture in a message', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a prefetching browser', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ])('ignores %s', async (_who, headers) => {
    const answer = await browser.get('/logout?goto=/', headers);
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'foreign_origin' } });
    expect(await isIn()).toBe(true);
  });
});
