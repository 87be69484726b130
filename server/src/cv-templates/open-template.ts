import { findOrganization } from '../organizations/organizations.queries.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { ReadContext } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { mayManage, mayUse, type TemplateOwner } from './cv-templates.policy.ts';
import { findTemplate, lockTemplate, type TemplateRow } from './cv-templates.repository.ts';

type Context = Pick<ReadContext, 'db' | 'actor'>;

const rights = { use: mayUse, manage: mayManage };
type Right = keyof typeof rights;

/** The organization that has templates, for somebody with the right in it. */
export async function openOwner(
  { db, actor }: Context,
  organization: string,
  right: Right,
): Promise<TemplateOwner> {
  const owner = found(await findOrganization(db, organization), 'could_not_find_organization');
  allowed(rights[right](actor, owner));
  return owner;
}

export async function openTemplate(
  { db, actor }: Context,
  template: string,
  right: Right,
): Promise<TemplateRow> {
  const row = found(await findTemplate(db, template), 'template_not_found');
  allowed(rights[right](actor, row));
  return row;
}

/** The template for a change, locked: of two changes at once the second sees the first. */
export async function openForChange(
  { db, actor }: { db: Tx; actor: Context['actor'] },
  template: string,
): Promise<TemplateRow> {
  const row = found(await lockTemplate(db, template), 'template_not_found');
  allowed(mayManage(actor, row));
  return row;
}
