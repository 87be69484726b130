import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { writeQuietlyInThread } from '../../messages/messages.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { escapeMarkdown } from '../../platform/text/escape-markdown.ts';
import { findAnswered, type AnsweredPerson } from './answered-people.repository.ts';
import { mailInterestAnswer } from './mails/mail-interest-answer.ts';

interface Answer {
  /** null: the platform */
  sender: string | null;
  textIn: (locale: Locale) => string;
}

/** Says who is meant, where the thread is about several; as many as a message has room for. */
function naming(people: readonly AnsweredPerson[], text: string): string {
  if (!people.some((one) => one.is_one_of_several)) return text;
  const names = people.map(({ name }) => `**${escapeMarkdown(name)}**`);
  const room = limits.message.content - text.length - 10;
  while (names.join(', ').length > room) names.pop();
  const more = names.length < people.length ? ' …' : '';
  return `${names.join(', ')}${more}\n\n${text}`;
}

/**
 * Writes an answer in each thread, and mails it to the consultants and to who put them forward. The
 * others in the thread need not be told of what they have done.
 */
export async function writeAnswers(
  context: Pick<ChangeContext, 'db' | 'notify' | 'enqueue' | 'now'>,
  interests: readonly string[],
  { sender, textIn }: Answer,
): Promise<void> {
  const people = await findAnswered(context.db, interests);
  for (const [thread, answered] of Map.groupBy(people, (one) => one.thread)) {
    const content = naming(answered, textIn(answered[0]?.locale ?? 'nb'));
    const addressed = answered.flatMap(({ account, sent_by }) =>
      sent_by === null ? [account] : [account, sent_by],
    );
    const readers = [...new Set(addressed)].filter((account) => account !== sender);
    const { message } = await writeQuietlyInThread(context, { thread, sender, content, readers });
    for (const account of readers) {
      await context.enqueue(mailInterestAnswer, { thread, message, account });
    }
  }
}
