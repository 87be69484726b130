import { localeOf } from '@torg/protocol/terms';
import { limits } from '@torg/protocol/limits';
import { Phone } from '@torg/protocol/shapes';
import { ProfileItemInput } from '@torg/protocol/profiles/profile-inputs';
import { readTerms } from '../../competencies/competencies.queries.ts';
import { inputOf, termsOf } from '../../cv-imports/cv-imports.queries.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found, Refusal } from '../../platform/refusal.ts';
import {
  addItemFrom,
  changeItemFrom,
  changeParts,
  changeTouchedItem,
  placeByTime,
  setItemsRemoved,
  type PartChanges,
} from '../../profiles/profiles.commands.ts';
import { fromColumns, type ProfileRow } from '../../profiles/profiles.queries.ts';
import { findEntry, setEntryItem } from '../merging/entries.repository.ts';
import { fieldsOf, partOf } from '../merging/item-fields.ts';
import { oursOf } from '../merging/merge-fields.ts';
import type { LinkRow } from '../merging/merge-work.ts';
import { isSame } from '../merging/three-way.ts';
import type { ConflictRow } from './conflicts.repository.ts';
import { itemOf, kindOf, longest } from './present.ts';

type Answer = { answer: 'theirs' } | { answer: 'own_words'; value: string };
type Item = Record<string, unknown>;
type Kind = NonNullable<ReturnType<typeof kindOf>>;

interface Opened {
  row: ConflictRow;
  profile: ProfileRow;
  link: LinkRow;
}

const gone = 'flowcase_conflict_was_changed';
const notValid = (message: string) =>
  new Refusal('request_validation_error', { issues: [{ path: 'value', message }] });

/** The words that somebody chose instead of both sides. */
function ownWords(row: ConflictRow, value: string): string {
  const most = longest(row);
  if (most === null) throw notValid('is no answer here');
  if (value.length > most) throw notValid(`must have at most ${most} characters`);
  if (row.part === 'person' && row.field === 'name' && value === '') throw notValid('is required');
  const isPhone = row.field !== 'phone' || Phone.safeParse(value).success;
  if (!isPhone) throw notValid('must be a telephone number');
  return value;
}

/** The entry as Flowcase has it, as it is saved here. */
async function theirsOf({ db, actor }: ChangeContext, { row, link, profile }: Opened, kind: Kind) {
  const entry = await findEntry(db, { link: link.flowcase_link, flag: kind, source: row.source });
  const { item } = found(entry, gone);
  const locale = localeOf[profile.organization_country ?? 'NO'];
  const readers = [actor.account, link.profile];
  const known = await readTerms(db, termsOf(kind, item), { locale, readers });
  return inputOf(kind, item, known);
}

/** Theirs has it and ours not, or the other way round. */
async function takeEntry(context: ChangeContext, opened: Opened, kind: Kind): Promise<void> {
  const { db, now } = context;
  const { row, profile, link } = opened;
  const existing = itemOf(row, profile);
  if (row.theirs === null) {
    const until = new Date(now.getTime() + limits.cvImport.keptDays * 86_400_000);
    if (existing) await setItemsRemoved(db, [existing.uuid], { now, until });
    return;
  }
  if (existing) return;
  const count = profile.items.filter((item) => item.kind === kind).length;
  allowed(count < limits.profile.items, 'too_many_profile_items');
  const how = { origin: 'synced', origin_id: link.flowcase_link, now } as const;
  const added = await addItemFrom(db, link.profile, await theirsOf(context, opened, kind), how);
  await placeByTime(db, link.profile, { kind, added: [added.uuid] });
  const entry = { flowcase_link: link.flowcase_link, flag: kind, source: row.source };
  await setEntryItem(db, entry, added.uuid);
}

async function changeField(
  context: ChangeContext,
  opened: Opened,
  { kind, answer }: { kind: Kind; answer: Answer },
): Promise<void> {
  const { db, now } = context;
  const { row, profile, link } = opened;
  const existing = found(itemOf(row, profile), gone);
  const ours = oursOf(kind, fromColumns(kind, existing), existing.competencies);
  const theirs: Item | null =
    answer.answer === 'theirs' ? (await theirsOf(context, opened, kind)).item : null;
  const part: Item = theirs
    ? partOf(kind, row.field, theirs)
    : { [row.field]: ownWords(row, (answer as { value: string }).value) };
  const item = { ...ours, ...part };
  const input = ProfileItemInput.safeParse({ kind, item });
  if (!input.success) throw notValid(input.error.issues[0]?.message ?? 'is not valid');
  // Equal to Flowcase in everything, it counts as untouched again.
  const isTheirs =
    theirs !== null && isSame([...fieldsOf(kind, item)], [...fieldsOf(kind, theirs)]);
  const from = { origin: 'synced', origin_id: link.flowcase_link, now } as const;
  if (isTheirs) await changeItemFrom(db, existing.uuid, input.data, from);
  else await changeTouchedItem(db, existing.uuid, input.data, now);
}

/** The skills or roles with the mark that Flowcase has; null: without this one. */
function markedWith({ row, profile }: Opened): PartChanges {
  const isSkill = row.part === 'profile_skill';
  const list = isSkill
    ? profile.skills.map(({ uuid, expert }) => ({ uuid, mark: expert }))
    : profile.roles.map(({ uuid, emphasize }) => ({ uuid, mark: emphasize }));
  const rest = list.filter(({ uuid }) => uuid !== row.source);
  const place = list.findIndex(({ uuid }) => uuid === row.source);
  const at = place === -1 ? rest.length : place;
  const marked =
    row.theirs === null
      ? rest
      : rest.toSpliced(at, 0, { uuid: row.source, mark: row.theirs === true });
  return isSkill ? { skills: marked } : { roles: marked };
}

const textOf = (value: ConflictRow['theirs']): string => (typeof value === 'string' ? value : '');

function textsWith({ row, link }: Opened, answer: Answer): PartChanges {
  const isTheirs = answer.answer === 'theirs';
  const text = isTheirs ? textOf(row.theirs) : ownWords(row, answer.value);
  if (row.field === 'experience_since') return { experience_since: text };
  if (row.part === 'person') return { person: { [row.field]: text } };
  const from = { origin: 'synced', origin_id: link.flowcase_link } as const;
  return { description: { text, from: isTheirs ? from : null } };
}

/** Changes the profile as somebody has answered. The profile and the link are locked. */
export async function carryOutAnswer(
  context: ChangeContext,
  opened: Opened,
  answer: Answer,
): Promise<void> {
  const { row, profile, link } = opened;
  const kind = kindOf(row);
  const from = { origin: 'synced', origin_id: link.flowcase_link } as const;
  if (kind !== undefined) {
    if (row.field === 'entry') {
      if (answer.answer === 'own_words') throw notValid('is no answer here');
      await takeEntry(context, opened, kind);
    } else await changeField(context, opened, { kind, answer });
    return changeParts(context, profile, { items: [kind], from });
  }
  const isMarked = row.part === 'profile_skill' || row.part === 'profile_role';
  if (isMarked && answer.answer === 'own_words') throw notValid('is no answer here');
  const parts = isMarked ? markedWith(opened) : textsWith(opened, answer);
  return changeParts(context, profile, { ...parts, items: [], from });
}
