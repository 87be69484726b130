import type { ServerResponse } from 'node:http';
import type { CvToolDesk } from '../../platform/ports/cv-tool.ts';
import { close, listen, serve } from '../stand-ins/serve.ts';
import { flowcaseFaults } from './stand-in/flowcase-faults.ts';
import { keyThere, makeAnswers, type Reply } from './stand-in/flowcase-paths.ts';
import {
  tenantsOfDemo,
  tenantsThere,
  type Store,
  type TenantThere,
} from './stand-in/tenants-there.ts';

export interface FlowcaseStandInOptions {
  tenants?: readonly TenantThere[];
  now?: () => Date;
  /** where edits outlive the process */
  store?: Store;
  /** how long a slow answer takes */
  slowMs?: number;
}

function send(response: ServerResponse, reply: Reply): void {
  const isPicture = 'png' in reply;
  response.writeHead(reply.status, {
    'content-type': isPicture ? 'image/png' : 'application/json; charset=utf-8',
  });
  response.end(isPicture ? reply.png : JSON.stringify(reply.json));
}

/** A server with the part of Flowcase's API that Torg uses, with several made-up companies. */
export async function runFlowcase(options: FlowcaseStandInOptions = {}) {
  const { tenants = tenantsOfDemo, now = () => new Date(), slowMs = 300, store } = options;
  let origin = '';
  const [leaks, requests]: [string[], { step: string; at: number }[]] = [[], []];
  const planned = flowcaseFaults(slowMs, () => `${origin}/elsewhere`);
  const there = tenantsThere({
    ...{ tenants, now, store },
    pictures: (subdomain) => `${origin}/${subdomain}/api/pictures`,
  });
  const answer = makeAnswers(there, (path) => leaks.push(path));
  const server = serve(async (incoming, response) => {
    const { step, reply } = answer(incoming);
    requests.push({ step, at: performance.now() });
    if (!(await planned.strike(step, response))) send(response, reply());
  });
  origin = await listen(server);
  const desk: CvToolDesk = {
    subdomains: async () => there.subdomains(),
    people: async (subdomain) => there.people(subdomain),
    edit: async (...edit) => there.edit(...edit),
  };
  return {
    settings: { url: `${origin}/{subdomain}/api`, pictureHosts: [] as string[] },
    keyOf: keyThere,
    there,
    desk,
    plan: (...fault: Parameters<typeof planned.plan>) => planned.plan(...fault),
    recover: () => planned.clear(),
    /** paths that need no key and were told one */
    leaks,
    /** what was asked, and when, in milliseconds */
    requests,
    stop: () => close(server),
  };
}
export type FlowcaseStandIn = Awaited<ReturnType<typeof runFlowcase>>;
