import type { MergePreview, movedKinds, peopleCalls } from '@torg/protocol/people/people';
import type { Handler, ReadContext } from '../platform/handler.ts';
import { countReferring, fateOf, findReferences, type MergePair } from '../platform/merges.ts';
import { found } from '../platform/refusal.ts';
import { profileAfter, refusalOf } from './merge-terms.ts';
import { findPerson } from './people.repository.ts';
import { personView } from './people.views.ts';
import { weighMerge } from './weigh-merge.ts';

type MovedKind = (typeof movedKinds)[number];

/** The rows that the preview names; everything else is counted together. */
const kindOf: Record<string, MovedKind> = {
  'thread_participant.account': 'threads',
  'message.sender': 'messages',
  'assignment_editor.account': 'edited_assignments',
  'assignment_contact.account': 'contact_assignments',
  'assignment_invited.account': 'invited_assignments',
  'assignment_interest.account': 'interests',
  'qa_interview_form.account': 'qa_interviews',
  'organization.sales_admin': 'clients',
  'event.acting_account': 'events',
  'saved_profile.account': 'saved',
  'saved_list.account': 'saved',
  'saved_search.account': 'saved',
};

/** Counts the rows that move to the kept account; the profile has a field of its own. */
async function countMoves(
  { db, merges }: Pick<ReadContext, 'db' | 'merges'>,
  pair: Pick<MergePair, 'from' | 'to'>,
): Promise<MergePreview['moves']> {
  const references = await findReferences(db, 'account');
  const following = references.filter(
    (one) =>
      one.table !== 'profile' &&
      merges.some(({ claims }) => fateOf(claims.account ?? {}, one) === 'follows'),
  );
  const sums = new Map<MovedKind, { count: number; doubles: number }>();
  for (const one of following) {
    const { count, doubles } = await countReferring(db, one, pair);
    const what = kindOf[`${one.table}.${one.column}`] ?? 'others';
    const before = sums.get(what) ?? { count: 0, doubles: 0 };
    sums.set(what, { count: before.count + count, doubles: before.doubles + doubles });
  }
  return [...sums].flatMap(([what, sum]) => (sum.count > 0 ? [{ what, ...sum }] : []));
}

export const previewMerge: Handler<typeof peopleCalls.previewMerge> = async (
  context,
  { params: { account, other } },
) => {
  const { db, actor, now } = context;
  const kept = found(await findPerson(db, account, now), 'could_not_find_account');
  const from = found(await findPerson(db, other, now), 'could_not_find_account');
  const merging = await weighMerge(context, { kept, from });
  return {
    kept: personView(kept, actor),
    from: personView(from, actor),
    moves: await countMoves(context, { from: other, to: account }),
    profile: profileAfter(merging),
    refusal: refusalOf(merging),
  };
};
