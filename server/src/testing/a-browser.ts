import type { TestApi } from './start-test-api.ts';

export interface BrowserAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** the parsed JSON */
  // oxlint-disable-next-line typescript/no-explicit-any -- a browser does not know the shapes
  body: any;
}

export interface Browser {
  get: (url: string, headers?: Record<string, string>) => Promise<BrowserAnswer>;
  post: (url: string, body?: object) => Promise<BrowserAnswer>;
  patch: (url: string, body: object) => Promise<BrowserAnswer>;
  delete: (url: string) => Promise<BrowserAnswer>;
  /** The cookies that the last answer set, with their attributes. */
  lastCookies: () => string[];
}

/** Stores cookies like a browser, but does not follow redirects. */
export function aBrowser(
  api: TestApi,
  userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/144.0',
): Browser {
  const jar: Record<string, string> = {};
  let last: string[] = [];
  const request = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
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
      request('GET', url, { headers: { 'user-agent': userAgent, ...headers } }),
    post: (url, body) =>
      request('POST', url, {
        headers: { 'user-agent': userAgent },
        ...(body === undefined ? {} : { payload: body }),
      }),
    patch: (url, body) =>
      request('PATCH', url, { headers: { 'user-agent': userAgent }, payload: body }),
    delete: (url) => request('DELETE', url, { headers: { 'user-agent': userAgent } }),
    lastCookies: () => last,
  };
}
