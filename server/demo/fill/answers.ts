import { companyInterestTexts, ownInterestText } from '../../src/interest/interest-text.ts';
import { dice, type Dice } from '../dice.ts';
import type { Consultant, Person } from './consultant.ts';
import { messageId, threadId } from './fill-ids.ts';
import type { Work } from './fill-assignments.ts';
import { phrasesOf, say, type Subject } from './texts.ts';

export interface SentMessage {
  message: string;
  sender: string;
  content: string;
  /** days from now */
  at: number;
}

/** Interest in an assignment, with the thread that it started. */
export interface Answer {
  work: Work;
  thread: string;
  sender: string;
  offered: readonly { account: string; comment: string }[];
  participants: readonly string[];
  messages: SentMessage[];
  /** the other side has not read the last message */
  unread: boolean;
}

/**
 * Those who can answer: the visible consultants of a country, and those of each company with an
 * admin.
 */
export interface Answerers {
  single: readonly Consultant[];
  companies: readonly { admin: Consultant; colleagues: readonly Consultant[] }[];
}

export function answerersOf(consultants: readonly Consultant[]): Record<'NO' | 'SE', Answerers> {
  const within = (country: 'NO' | 'SE'): Answerers => {
    const single = consultants.filter(
      (consultant) => consultant.visible && consultant.company.country === country,
    );
    const companies = [...Map.groupBy(single, ({ company }) => company).values()].flatMap(
      (colleagues) => {
        const admin = colleagues.find(({ isAdmin }) => isAdmin);
        return admin === undefined ? [] : [{ admin, colleagues }];
      },
    );
    return { single, companies };
  };
  return { NO: within('NO'), SE: within('SE') };
}

/** The consultant themself or, one time in five, their company admin for up to three. */
function whoAnswers(work: Work, answerers: Answerers, chance: Dice) {
  if (work.direct) {
    const consultant = chance.pick(work.invited);
    return { sender: consultant, offered: [consultant] };
  }
  if (answerers.companies.length === 0 || chance.chance(0.8)) {
    const consultant = chance.pick(answerers.single);
    return { sender: consultant, offered: [consultant] };
  }
  const { admin, colleagues } = chance.pick(answerers.companies);
  return { sender: admin, offered: chance.some(colleagues, chance.whole(1, 3)) };
}

type Speech = Pick<Answer, 'thread'> & { sender: Consultant; work: Work; at: number };

/** Buyer and sender in turn, some hours apart, until now or until the conversation ends. */
function replies({ thread, sender, work, at: sent }: Speech, chance: Dice): SentMessage[] {
  const { country } = sender.company;
  const buyer = chance.pick(work.editors);
  const messages: SentMessage[] = [];
  let at = sent;
  for (let turn = 1; turn <= chance.whole(0, 4); turn += 1) {
    at += 0.05 + 2 * chance.throw();
    if (at >= 0) break;
    const isBuyer = turn % 2 === 1;
    const { answers, questions } = phrasesOf[country];
    messages.push({
      message: messageId(`${thread} ${turn}`),
      sender: (isBuyer ? buyer : sender).account,
      content: say(chance.pick(isBuyer ? answers : questions), work.subject, chance),
      at,
    });
  }
  return messages;
}

/**
 * The subject of a pitch: the consultant's own role and skills, in the context of the assignment.
 */
const subjectOf = (work: Work, consultant: Consultant): Subject => ({
  ...work.subject,
  role: consultant.title,
});

function opening(work: Work, sender: Consultant, offered: readonly Consultant[], chance: Dice) {
  const { comments } = phrasesOf[sender.company.country];
  const { locale } = work;
  const put = offered.map((consultant) => ({
    account: consultant.account,
    name: consultant.name,
    title: consultant.title,
    comment: say(chance.pick(comments), subjectOf(work, consultant), chance),
  }));
  const [first] = put;
  const isOwn = put.length === 1 && first?.account === sender.account;
  const own = ownInterestText(first?.comment ?? '', { title: work.subject.matter, locale });
  const [content = ''] = isOwn ? [own] : companyInterestTexts(put, locale);
  return { put, content };
}

function makeAnswer(work: Work, answerers: Answerers, turn: number): Answer {
  const chance = dice(`answer ${turn} to assignment ${work.number}`);
  const { sender, offered } = whoAnswers(work, answerers, chance);
  const thread = threadId(`${work.number} ${turn}`);
  const from = work.published ?? 0;
  const at = from + (0.02 + 0.9 * chance.throw() ** 2) * ((work.ended ?? 0) - from);
  const { put, content } = opening(work, sender, offered, chance);
  const first = { message: messageId(`${thread} 0`), sender: sender.account, content, at };
  const editors = work.editors.map(({ account }) => account);
  return {
    work,
    thread,
    sender: sender.account,
    offered: put.map(({ account, comment }) => ({ account, comment })),
    participants: [
      ...new Set([sender.account, ...put.map((consultant) => consultant.account), ...editors]),
    ],
    messages: [first, ...replies({ thread, sender, work, at }, chance)],
    unread: chance.chance(0.25),
  };
}

/** The interests in an assignment while it was active; nobody is proposed twice. */
export function answersTo(work: Work, all: Record<'NO' | 'SE', Answerers>): Answer[] {
  const { country } = (work.editors[0] as Person).company;
  const answerers = all[country];
  if (work.published === null || answerers.single.length === 0) return [];
  const taken = new Set<string>();
  const count = Math.floor(12 * dice(`interest in ${work.number}`).throw() ** 2);
  return Array.from({ length: count }, (_, turn) => makeAnswer(work, answerers, turn)).filter(
    ({ offered }) => {
      const isFree = offered.every(({ account }) => !taken.has(account));
      for (const { account } of offered) taken.add(account);
      return isFree;
    },
  );
}
