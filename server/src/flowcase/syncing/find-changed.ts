import type { ToolTenant } from '../../platform/ports/cv-tool.ts';
import type { External } from '../../platform/ports/external.ts';
import type { LinkRow } from '../merging/merge-work.ts';

export interface ChangedCv {
  link: LinkRow;
  cv: string;
  stampedAt: Date | null;
}

/** The CVs that have changed since they were read, and those of which the tool does not say. */
export async function findChanged(
  { cvTool }: Pick<External, 'cvTool'>,
  tenant: ToolTenant,
  links: readonly LinkRow[],
): Promise<ChangedCv[]> {
  if (links.length === 0) return [];
  const listed = (await cvTool.listCvs(tenant)) ?? [];
  const stamps = new Map(listed.map((stamp) => [stamp.user, stamp]));
  const isUnnamed = links.some(({ user_id }) => !stamps.has(user_id));
  const users = isUnnamed ? await cvTool.listUsers(tenant) : [];
  const byId = new Map(users.map((user) => [user.id, user]));
  return links.flatMap((link) => {
    const stamp = stamps.get(link.user_id);
    const cv = stamp?.cv ?? byId.get(link.user_id)?.cv;
    if (cv == null) return [];
    const stampedAt = stamp?.updatedAt ?? null;
    const isRead = stampedAt !== null && stampedAt.getTime() === link.cv_updated_at?.getTime();
    return isRead && link.failure === null ? [] : [{ link, cv, stampedAt }];
  });
}
