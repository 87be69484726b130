import { useEffect, useState } from 'react';
import { draftKey, readDraftOf, storeDraftOf } from '../../ui/form/draft.ts';
import { startOf, type Invitation } from './invitation.ts';
import type { OfferFormProps } from './use-send-offer.ts';

const texts = ['title', 'place', 'link', 'note'] as const;

const isInvitation = (found: unknown): found is Invitation => {
  const fields = Object(found) as Partial<Invitation>;
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    Array.isArray(fields.rows) &&
    fields.rows.length > 0 &&
    Array.isArray(fields.people)
  );
};

type Written = Pick<OfferFormProps, 'draft' | 'interview' | 'isMoved' | 'subject' | 'profile'>;

/** An invitation as it is written, kept over a reload; one that was changed meanwhile starts over. */
export function useInvitation({ draft, interview, isMoved, subject, profile }: Written) {
  const about = interview
    ? [interview.interview, String(interview.version), isMoved ? 'move' : 'others']
    : [subject.assignment ?? subject.opportunity ?? '', profile];
  const key = draftKey('invitation', ...about);
  const [stored] = useState(() => readDraftOf(key, isInvitation));
  const [changed, setChanged] = useState(stored);
  useEffect(() => storeDraftOf(key, changed), [key, changed]);
  const start = startOf(draft, interview, isMoved);
  const typed = changed ?? start;
  const offered = new Set(draft.colleagues.map(({ account }) => account));
  const forget = () => {
    setChanged(undefined);
    storeDraftOf(key, undefined);
  };
  return {
    typed: { ...typed, people: typed.people.filter((account) => offered.has(account)) },
    change: (fields: Partial<Invitation>) =>
      setChanged((before) => ({ ...start, ...before, ...fields })),
    /** it contains what was typed before a reload */
    isRestored: stored !== undefined && changed === stored,
    forget,
  };
}
