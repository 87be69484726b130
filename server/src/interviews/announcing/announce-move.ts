import type { Actor } from '../../platform/actor.ts';
import { everyAdmin } from '../../platform/live/live.ts';
import type { MoveContext, Taken } from '../../platform/moves/movable.ts';
import type { interviewLife } from '@torg/protocol/interviews/interview-life';
import { writeInThread } from '../../messages/messages.commands.ts';
import {
  findAudience,
  findInterview,
  system,
  type InterviewRow,
} from '../interviews.repository.ts';
import { mailInterviewNews } from '../mails/mail-interview-news.ts';
import { saidOf } from '../mails/said.ts';
import { newsOfMove, newsOfOffer, type News } from './receivers-of-move.ts';
import { threadText, type ThreadNews } from './thread-texts.ts';

type Context = MoveContext<Actor | 'system'>;

async function mailAll({ enqueue }: Context, row: InterviewRow, news: readonly News[]) {
  const { interview } = row;
  for (const { account, what, calendar } of news) {
    await enqueue(mailInterviewNews, {
      ...{ interview, account, what, calendar },
      said: saidOf(row, what),
    });
  }
}

/** Both sides read in the interest conversation what was agreed; a job has nobody to write as. */
async function writeAbout(context: Context, row: InterviewRow, news: ThreadNews) {
  const { actor } = context;
  if (row.thread === null || actor === 'system') return;
  const content = threadText(row, news, actor.locale);
  await writeInThread(context, { thread: row.thread, sender: actor.account, content });
}

async function notifyAll({ db, notify }: Context, { interview }: InterviewRow) {
  const audience = await findAudience(db, interview);
  await notify([...audience, everyAdmin], 'interview', { interview });
}

/** The draft of an invitation for calendars, as the specification calls it. */
const emitDraft = ({ emit }: Context, { thread }: InterviewRow) =>
  emit('created_calendar_invite_draft', thread === null ? {} : { thread });

export async function announceOffer(context: Context, row: InterviewRow): Promise<void> {
  await emitDraft(context, row);
  await writeAbout(context, row, 'offer');
  await mailAll(context, row, newsOfOffer(row));
  await notifyAll(context, row);
}

/** Tells everybody concerned of a move; `rows` are as they were before it. */
export async function announceMove(
  context: Context,
  rows: readonly InterviewRow[],
  { move }: Taken<typeof interviewLife, unknown>,
): Promise<void> {
  const { db, actor } = context;
  const isAutomatic = actor === 'system';
  for (const before of rows) {
    const after = await findInterview(db, before.interview, isAutomatic ? system : actor);
    if (after === undefined) continue;
    if (move === 'offer_others') await emitDraft(context, after);
    await writeAbout(context, after, move);
    await mailAll(context, after, newsOfMove(move, { before, after, isAutomatic }));
    await notifyAll(context, after);
  }
}
