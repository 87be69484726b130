import { threadTexts, type DraftNews } from '../../../src/agreements/rounds/thread-texts.ts';
import { demoHires } from '../../data/hires.ts';
import type { DemoHire } from '../../data/hires.types.ts';
import type { DemoPerson } from '../../data/demo.types.ts';
import { demoConsultants } from '../../data/people.ts';
import { agreementDraftId } from '../demo-ids.ts';
import type { DemoThread } from '../threads/demo-threads.types.ts';
import type { Moments } from '../moments.ts';
import { hireThreadKey, roundRows } from './draft-rows.ts';
import { sentOffset } from './hire-contract.ts';
import { peopleOf } from './hire-form.ts';

interface Said {
  news: DraftNews;
  from: DemoPerson;
  at: Date;
  message: string;
}

/** How the last round was answered, by the side that had not sent it. */
function answerTo(hire: DemoHire, { days }: Moments): Said[] {
  const { buyer, signer } = peopleOf(hire);
  const answer = { message: hire.reason ?? '', at: days(hire.offsetDays) };
  const answering = hire.proposedRate === undefined ? signer : buyer;
  switch (hire.status) {
    case 'accepted':
      return [{ news: 'accepted', from: answering, message: '', at: days(sentOffset(hire)) }];
    case 'declined':
      return [{ news: 'declined', from: signer, ...answer }];
    case 'withdrawn':
      return [{ news: 'withdrawn', from: buyer, ...answer }];
    case 'editing':
    case 'sent':
    case 'changes_proposed':
      return [];
  }
}

function saidIn(hire: DemoHire, moments: Moments): Said[] {
  const { buyer, signer } = peopleOf(hire);
  const rounds = roundRows(hire, moments).map(({ side, sent_at, message }): Said => {
    const isOffer = side === 'client';
    const news = isOffer ? 'sent' : 'changes_proposed';
    return { news, from: isOffer ? buyer : signer, at: sent_at, message };
  });
  return rounds.length === 0 ? [] : [...rounds, ...answerTo(hire, moments)];
}

/** Where both sides were told of each move, in the words of the product. */
function threadOf(hire: DemoHire, moments: Moments): DemoThread[] {
  const { buyer, consultant } = peopleOf(hire);
  const key = hireThreadKey(hire);
  const url = `${moments.publicUrl}/agreements/drafts/${agreementDraftId(hire.key)}`;
  const messages = saidIn(hire, moments).flatMap(({ news, from, at, message }) =>
    threadTexts(news, { name: consultant.name, url, locale: from.locale ?? 'nb', message }).map(
      (text) => ({ from: from.key, at, text, attachment: undefined }),
    ),
  );
  if (messages.length === 0) return [];
  const admins = demoConsultants.filter(
    ({ companyKey, isAdminInCompany }) => companyKey === consultant.companyKey && isAdminInCompany,
  );
  return [
    {
      ...{ key, kind: 'hire_request', assignment: hire.assignment ?? null },
      participants: [...new Set([buyer.key, ...admins.map((admin) => admin.key)])],
      subjects: [],
      messages: messages.map((message, place) => ({ ...message, key: `${key}:${place}` })),
      unreadBy: [],
    },
  ];
}

export const hireThreads = (moments: Moments): DemoThread[] =>
  demoHires.flatMap((hire) => threadOf(hire, moments));
