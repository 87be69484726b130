import type { ServerResponse } from 'node:http';
import type { Incoming } from '../../stand-ins/serve.ts';
import type { contractsThere } from './contracts-there.ts';
import { errorBody, notFound, OneflowError } from './oneflow-error.ts';
import type { OneflowStep } from './oneflow-faults.ts';
import type { webhooks } from './oneflow-webhooks.ts';

interface Parts {
  there: ReturnType<typeof contractsThere>;
  hooks: ReturnType<typeof webhooks>;
  token: string;
  /** where files are stored, which is not the API */
  storedAt: () => string;
  leaked: (path: string) => void;
}

type Reply =
  | { status: number; json: unknown }
  | { status: number; location: string }
  | { status: number; pdf: Buffer };

type Work = (incoming: Incoming, ids: string[]) => Reply | Promise<Reply>;

const ok = (json: unknown): Reply => ({ status: 200, json });

const json = ({ content }: Incoming): Record<string, unknown> => {
  try {
    return JSON.parse(content.toString('utf8')) as Record<string, unknown>;
  } catch {
    throw new OneflowError(400, 4_000_001, 'The body is not JSON');
  }
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function formOf({ headers, content }: Incoming): Promise<FormData> {
  const type = headers.get('content-type') ?? '';
  const response = new Response(new Uint8Array(content), { headers: { 'content-type': type } });
  // oxlint-disable-next-line typescript/no-deprecated -- the stand-in reads only what Torg sends it
  return response.formData();
}

const options = (name: string, required: string[] = []) => ({
  ...{ name, preferred: name !== 'none', required_participant_attributes: required },
});
const template = (id: string) => ({
  id: Number(id),
  name: 'Agreement',
  available_options: {
    can_receive_attachments: false,
    can_receive_expanded_pdf: true,
    can_receive_products: false,
    delivery_channels: [options('email', ['email']), options('none')],
    sign_methods: [{ name: 'standard_esign', preferred: true }],
    two_step_authentication_methods: [options('none')],
  },
});

const filesOf = ({ there }: Parts, [id = '']: string[]): Reply => {
  const data = there.get(id).files.map(({ id: file, name, type }) => ({
    ...{ id: file, name, type, extension: 'pdf' },
    _links: { self: { href: `${there.view(id)._links.files.href}/${file}` } },
  }));
  return ok({ _links: { next: { href: null } }, count: data.length, data });
};

/** What each request does, by method and path. */
const paths: [method: string, path: RegExp, step: OneflowStep, of: (parts: Parts) => Work][] = [
  ['GET', /^\/v1\/ping$/, 'ping', () => () => ok({})],
  [
    'GET',
    /^\/v1\/templates\/(\d+)$/,
    'template',
    () =>
      (_incoming, [id = '']) =>
        ok(template(id)),
  ],
  [
    'GET',
    /^\/v1\/contracts$/,
    'list',
    ({ there }) =>
      ({ url }) =>
        ok(there.list(url.searchParams)),
  ],
  [
    'POST',
    /^\/v1\/contracts\/create$/,
    'create',
    ({ there }) =>
      (incoming) =>
        ok(there.create(json(incoming))),
  ],
  [
    'GET',
    /^\/v1\/contracts\/(\d+)\/?$/,
    'read',
    ({ there }) =>
      (_incoming, [id = '']) =>
        ok(there.view(id)),
  ],
  [
    'DELETE',
    /^\/v1\/contracts\/(\d+)\/?$/,
    'remove',
    ({ there }) =>
      (_incoming, [id = '']) => {
        there.remove(id);
        return ok({});
      },
  ],
  [
    'POST',
    /^\/v1\/contracts\/(\d+)\/publish$/,
    'publish',
    ({ there }) =>
      (incoming, [id = '']) => {
        const { subject, message } = json(incoming);
        return ok(there.publish(id, { subject: textOf(subject), message: textOf(message) }));
      },
  ],
  [
    'GET',
    /^\/v1\/contracts\/(\d+)\/files$/,
    'files',
    (parts) => (_incoming, ids) => filesOf(parts, ids),
  ],
  [
    'POST',
    /^\/v1\/contracts\/(\d+)\/files$/,
    'upload',
    ({ there }) =>
      async (incoming, [id = '']) => {
        const form = await formOf(incoming);
        const file = form.get('file');
        if (!(file instanceof File)) throw new OneflowError(400, 4_000_003, 'No file');
        const content = Buffer.from(await file.arrayBuffer());
        return ok(
          there.upload(id, { name: file.name, content, as: textOf(form.get('upload_as')) }),
        );
      },
  ],
  [
    'GET',
    /^\/v1\/contracts\/(\d+)\/files\/(\d+)$/,
    'file',
    ({ there, storedAt }) =>
      ({ url }, [id = '', file = '']) => {
        const found = there.get(id).files.find((one) => String(one.id) === file);
        if (found === undefined) throw notFound();
        const isDownload = url.searchParams.get('download') === 'true';
        if (!isDownload) return ok({ id: found.id, name: found.name });
        return { status: 302, location: `${storedAt()}/${id}/${file}` };
      },
  ],
  [
    'GET',
    /^\/stored\/(\d+)\/(\d+)$/,
    'stored',
    ({ there, leaked }) =>
      ({ url, headers }, [id = '', file = '']) => {
        if (headers.has('x-oneflow-api-token')) leaked(url.pathname);
        const found = there.get(id).files.find((one) => String(one.id) === file);
        if (found === undefined) throw notFound();
        return { status: 200, pdf: found.content };
      },
  ],
  [
    'POST',
    /^\/v1\/webhooks$/,
    'webhooks',
    ({ hooks }) =>
      (incoming) => {
        const { callback_url, sign_key } = json(incoming);
        const signKey = textOf(sign_key);
        return ok({ webhook_id: hooks.register({ url: textOf(callback_url), signKey }) });
      },
  ],
  [
    'DELETE',
    /^\/v1\/webhooks\/(\d+)$/,
    'webhooks',
    ({ hooks }) =>
      (_incoming, [id = '']) => {
        if (!hooks.unregister(Number(id))) throw notFound();
        return ok({});
      },
  ],
];

function send(response: ServerResponse, reply: Reply): void {
  if ('location' in reply) response.writeHead(reply.status, { location: reply.location }).end();
  else if ('pdf' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/pdf' }).end(reply.pdf);
  } else {
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.json));
  }
}

async function replyTo(work: () => Reply | Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OneflowError)) throw error;
    return { status: error.status, json: errorBody(error) };
  }
}

/** Finds what a request asks for; nothing is done before `work` or `reply` is called. */
export function makeAnswers(parts: Parts) {
  return (incoming: Incoming) => {
    const { method, url, headers } = incoming;
    const found = paths.find(([verb, path]) => verb === method && path.test(url.pathname));
    const [, path, step = 'ping', of] = found ?? [];
    const ids = path?.exec(url.pathname)?.slice(1) ?? [];
    const isKnown = step === 'stored' || headers.get('x-oneflow-api-token') === parts.token;
    let done: Promise<Reply> | undefined;
    const work = () => {
      done ??= replyTo(() => {
        if (of === undefined) throw notFound();
        if (!isKnown) throw new OneflowError(403, 4_030_000, 'The token is not valid');
        return of(parts)(incoming, ids);
      });
      return done;
    };
    return { step, work, reply: async (response: ServerResponse) => send(response, await work()) };
  };
}
