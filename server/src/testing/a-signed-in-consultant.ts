import { aConsultant } from '../profiles/profiles.fixtures.ts';
import type { TestApi } from './start-test-api.ts';

/** A consultant whom no search finds, with a client of their own. */
export async function aSignedInConsultant(
  api: TestApi,
  fields: Parameters<typeof aConsultant>[1] = {},
) {
  const profile = await aConsultant(api.db, { visible: false, ...fields });
  return { profile, params: { profile }, client: await api.signedIn(profile) };
}
