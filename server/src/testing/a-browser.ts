import type { TestApi } from './start-test-api.ts';

export interface BrowserAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** parsed, of a JSON answer */
  // oxlint-disable-next-line typescript/no-explicit-any -- a browser knows no shapes either
  body: any;
}

export interface Browser {
  get: (url: string, headers?: Record<string, string>) => Promise<BrowserAnswer>;
  post: (url: string, body?: object) => Promise<BrowserAnswer>;
  delete: (url: string) => Promise<BrowserAnswer>;
  /** Of what the last answer set, with its attributes. */
  lastCookies: () => string[];
}

/** Keeps the cookies that it is given, and follows no redirect by itself. */
export function aBrowser(
  api: TestApi,
  userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/144.0',
): Browser {
  const jar: Record<string, string> = {};
  let last: string[] = [];
  const ask = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    more: object,
  ): Promise<BrowserAnswer> => {
    const cookies = { ...jar };
    const answer = await api.app.inject({ method, url, cookies, ...more });
    last = [answer.headers['set-cookie'] ?? []].flat();
    for (const { name, value } of answer.cookies) {
      if (value === '') delete jar[name];
      else jar[name] = value;
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const body = isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined;
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  return {
    get: (url, headers = {}) =>
      ask('GET', url, { headers: { 'user-agent': userAgent, ...headers } }),
    post: (url, body) =>
      ask('POST', url, {
        headers: { 'user-agent': userAgent },
        ...(body === undefined ? {} : { payload: body }),
      }),
    delete: (url) => ask('DELETE', url, { headers: { 'user-agent': userAgent } }),
    lastCookies: () => last,
  };
}
