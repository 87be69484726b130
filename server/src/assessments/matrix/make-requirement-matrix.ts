import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Locale } from '@torg/protocol/terms';
import { askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import { requireCriteria } from '../../opportunities/opportunities.commands.ts';
import { findCriteria, openOpportunity } from '../../opportunities/opportunities.queries.ts';
import type { ChangeContext, ExternalContext, Handler } from '../../platform/handler.ts';
import type { MatrixPaper } from '../../platform/ports/matrix-paper.ts';
import { NotWritten } from '../../platform/ports/word-documents.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { findProfile } from '../../profiles/profiles.queries.ts';
import { openForAsking } from '../board/board-of-need.ts';
import { rowsToAskAbout } from '../board/card-assessments.repository.ts';
import { chooseCard, type CardAbout } from '../board/choose-cards.ts';
import { refuseTraits } from '../asking/refuse-traits.ts';
import { evaluationKind } from '../kinds/evaluation-kind.ts';
import { openFolded } from '../scores/open-folded.ts';
import { findScoredCards } from '../scores/scores.repository.ts';
import { evaluationInTime, type InTime } from './evaluation-in-time.ts';
import { matrixPaper } from './matrix-paper.ts';

interface MatrixOptions {
  opportunity: string;
  card: string;
  prompt: string;
  locale: Locale;
}

const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Asks how the person meets the criteria; what was answered, and is as it was, is not asked again. */
async function ask(context: ChangeContext, { opportunity, card, prompt, locale }: MatrixOptions) {
  const { db, actor, now } = context;
  const { account: asked_by, organization: asked_for } = actor;
  const open = await openForAsking(context, opportunity);
  const about = await chooseCard(context, open, card);
  refuseTraits(prompt);
  await requireCriteria(context, opportunity);
  const [subject] = await rowsToAskAbout(db, { cards: [about], prompt, asked_by, now });
  const row = found(subject, 'could_not_find_evaluation_board_card');
  await askAi(context, evaluationKind, { subject: row, asked_by, asked_for, locale });
  // What machines answer stands in the document, whether or not one has scored the card.
  await openFolded(context, open, await findScoredCards(db, open.row.evaluation_board, [card]));
  return { about, subject: row };
}

/** What is read of the need and the person when the answer is there. */
async function paperOf(
  context: ExternalContext,
  { opportunity, prompt, locale }: MatrixOptions,
  { about, answer }: { about: CardAbout; answer: InTime },
): Promise<MatrixPaper> {
  const { db, actor, now } = context;
  const unread = 'could_not_create_evaluation_board_card_requirement_matrix';
  const { row } = await openOpportunity(context, opportunity);
  const current = found(await findCriteria(db, opportunity), unread);
  const reader = { account: actor.account, locale };
  const profile = found(await findProfile(db, about.profile, reader), unread);
  const isSwedish = row.country === null ? row.locale === 'sv' : row.country === 'SE';
  const { criteria: all, ...approval } = current;
  return matrixPaper({
    ...{ locale, now, prompt, profile, ...answer },
    need: { name: row.opportunity_name, customer: row.customer, isSwedish },
    criteria: { all, ...approval },
  });
}

async function write({ external, log }: ExternalContext, paper: MatrixPaper): Promise<Buffer> {
  try {
    return await external.wordDocuments.writeMatrix(paper);
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    log.error({ err: error }, 'a requirement matrix could not be made');
    throw new Refusal('could_not_create_requirement_matrix_docx');
  }
}

export const makeRequirementMatrix: Handler<
  typeof boardAssessmentCalls.makeRequirementMatrix
> = async (context, { params: { id: opportunity, card }, query: { locale }, body: { prompt } }) => {
  const options = { opportunity, card, prompt, locale };
  const { about, subject } = await context.transaction((change) => ask(change, options));
  const answer = await evaluationInTime(context.db, subject);
  const paper = await paperOf(context, options, { about, answer });
  const content = await write(context, paper);
  return { content, file_name: `${paper.title}.docx`, media_type: mediaType, inline: false };
};
