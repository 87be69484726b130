import { localeOf } from '@torg/protocol/terms';
import { featureExtractionFlags } from '@torg/protocol/cv-imports/read-cv';
import '../../src/flowcase/flowcase.tables.ts';
import { updateLink } from '../../src/flowcase/links/links.repository.ts';
import { mapCv } from '../../src/flowcase/mapping/map-cv.ts';
import { mappedFacts } from '../../src/flowcase/mapping/mapped-cv.ts';
import { replaceEntries } from '../../src/flowcase/merging/entries.repository.ts';
import { mergeCv } from '../../src/flowcase/merging/merge-cv.ts';
import type { Tx } from '../../src/platform/database/tables.ts';
import type { ToolCv } from '../../src/platform/ports/cv-tool-shapes.ts';
import type { External } from '../../src/platform/ports/external.ts';
import { editingAs, lockProfiles, setToolFields } from '../../src/profiles/profiles.commands.ts';
import { demoFlowcase } from '../data/cvs/followed-cvs.ts';
import { personOf } from '../data/lookup.ts';
import { accountId } from './demo-ids.ts';
import type { Moments } from './moments.ts';

type Followed = (typeof demoFlowcase)[number];

export interface DemoToolCv {
  followed: Followed;
  user: string;
  cv: ToolCv;
}

/** Reads the CVs at the stand-in; at the real Flowcase there are none of these people. */
export async function readToolCvs({ cvTool }: Pick<External, 'cvTool'>): Promise<DemoToolCv[]> {
  if (cvTool.needsKey) return [];
  const read: DemoToolCv[] = [];
  for (const followed of demoFlowcase) {
    const tenant = { subdomain: followed.subdomain, key: null };
    const email = personOf.get(followed.consultant)?.email;
    const users = await cvTool.listUsers(tenant);
    const user = users.find((one) => one.email?.toLowerCase() === email);
    if (user === undefined || user.cv === null) continue;
    const cv = await cvTool.readCv(tenant, { user: user.id, cv: user.cv });
    read.push({ followed, user: user.id, cv });
  }
  return read;
}

/** Events of a synchronization are no part of the demo data, and nobody has a page open. */
const quiet = {
  emit: async () => {},
  enqueue: async () => {},
  enqueueAll: async () => {},
  notify: async () => {},
};

async function insertLink(tx: Tx, { followed, user, cv }: DemoToolCv, at: Date) {
  const profile = accountId(followed.consultant);
  const { organization, country } = await tx
    .selectFrom('account as x')
    .innerJoin('organization as o', 'o.organization', 'x.organization')
    .select(['o.organization', 'o.country'])
    .where('x.account', '=', profile)
    .executeTakeFirstOrThrow();
  await tx.insertInto('flowcase_company').values({ organization, synced_at: at }).execute();
  const link = await tx
    .insertInto('flowcase_link')
    .values({
      ...{ organization, profile, user_id: user, name: cv.name },
      ...{ created_at: at, synced_at: at, cv_updated_at: cv.updatedAt },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const named = { cvpartner_id: user, cvpartner_sync_enabled: true, cvpartner_updated_at: at };
  await setToolFields(tx, [profile], named);
  return { link, locale: localeOf[country] };
}

/** As Flowcase was read the time before: the same, but for what was changed there since. */
async function remember(tx: Tx, { followed, cv }: DemoToolCv, link: Link): Promise<void> {
  const mapped = mapCv(cv, link.locale);
  const { before } = followed;
  const entries = featureExtractionFlags.flatMap((flag) =>
    mapped.found[flag].map(({ source, item }) => {
      const old = flag === 'profile_description' && 'description' in before ? before : item;
      const text = 'description' in old ? { description: old.description } : {};
      return { flag, source, item: { ...item, ...text }, profile_item: null };
    }),
  );
  const facts = mappedFacts.map((fact) => [fact, mapped.facts[fact]?.value]);
  const title = 'title' in before ? { title: before.title } : {};
  await replaceEntries(tx, link.link.flowcase_link, entries);
  await updateLink(tx, link.link.flowcase_link, {
    facts: JSON.stringify({ ...Object.fromEntries(facts), ...title }),
  });
}
type Link = Awaited<ReturnType<typeof insertLink>>;

/** Loads links to Flowcase; what both sides have changed since is asked about. */
export async function loadFlowcase(
  tx: Tx,
  cvs: readonly DemoToolCv[],
  { hours }: Moments,
): Promise<void> {
  for (const one of cvs) {
    const now = hours(-3);
    const made = await insertLink(tx, one, now);
    await remember(tx, one, made);
    const profile = accountId(one.followed.consultant);
    const context = await editingAs({ tx, job: quiet, now }, profile);
    if (context === undefined) throw new Error(`${one.followed.consultant} cannot edit`);
    await lockProfiles(tx, [profile]);
    const link = await tx
      .selectFrom('flowcase_link')
      .selectAll()
      .where('flowcase_link', '=', made.link.flowcase_link)
      .executeTakeFirstOrThrow();
    await mergeCv(context, { link, cv: mapCv(one.cv, made.locale), locale: made.locale });
  }
}
