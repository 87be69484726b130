import { expect } from 'vitest';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import type { TestApi } from '../start-test-api.ts';
import { aCvTool, type PersonThere } from '../../flowcase/a-cv-tool.ts';

let count = 0;

/** A company with a key for Flowcase and its people there, and a client of its admin. */
export async function aCompany(api: TestApi, people: readonly PersonThere[] = []) {
  count += 1;
  const subdomain = `bolgen-${count}`;
  const name = `Bølgen Rådgivning ${count}`;
  const there = aCvTool(people);
  api.torg.parts.external.cvTool = there.tool;
  const organization = await anOrganization(api.db, { name, kind: 'consultant_company' });
  const isAdmin = { organization, is_admin_in_company: true };
  const admin = await aConsultant(api.db, { account: isAdmin, visible: false });
  const client = await api.signedIn(admin);
  const saved = await client.call('PATCH /api/main/consultant-companies/{id}/flowcase', {
    params: { id: organization },
    body: { cvpartner_subdomain: subdomain, key: 'the-key-of-bolgen' },
  });
  expect(saved.status).toBe(200);
  const params = { id: organization };
  return {
    ...{ organization, name, subdomain, admin, client, there, params },
    async sync() {
      const started = await client.call(
        'POST /api/main/consultant-company/{id}/trigger-flowcase-sync',
        { params },
      );
      expect(started.status).toBe(204);
      await api.runJobs();
    },
    /** Imports people, and returns what has become of each. */
    async bring(...users: string[]) {
      const answer = await client.call(
        'POST /api/main/consultant-companies/{id}/import-flowcase-profiles',
        {
          params,
          body: {
            cvpartner_users: users.map((user_id) => ({
              user_id,
              qa_discipline: 'security' as const,
            })),
          },
        },
      );
      expect(answer.status).toBe(202);
      await api.runJobs();
      const { body } = await client.call('GET /api/main/flowcase-import/{flowcase_import}', {
        params: answer.body,
      });
      return body;
    },
    async conflicts() {
      const { body } = await client.call(
        'GET /api/main/consultant-companies/{id}/flowcase-conflicts',
        { params },
      );
      return body.conflicts;
    },
    async settings() {
      const { body } = await client.call('GET /api/main/consultant-companies/{id}/flowcase', {
        params,
      });
      return body;
    },
    async profileOf(profile: string) {
      const { body } = await client.call('GET /api/main/profile/{profile}', {
        params: { profile },
      });
      return body;
    },
  };
}
export type Company = Awaited<ReturnType<typeof aCompany>>;
