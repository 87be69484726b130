import { RequestError, type AnyErrorCode } from '../../../client/request-error.ts';
import type { SaveOutcome, Version } from '../../../ui/autosave/autosave.ts';
import { answersIn, withAnswers, type Answers } from '../../answers.ts';
import type { QaFormData, QaInterviewForm } from '../../qa-interviews.queries.ts';

interface SaverOptions {
  first: QaInterviewForm;
  send: (revision: number, form_data: QaFormData) => Promise<QaInterviewForm>;
  newest: () => Promise<QaInterviewForm>;
  /** called when the form was submitted elsewhere */
  onClosed: () => Promise<unknown>;
}

export interface AnswersSaver {
  /** remembers a version of the form that the page has received */
  learn: (form: QaInterviewForm) => Version<Answers>;
  save: (sent: Partial<Answers>, revision: number) => Promise<SaveOutcome<Answers>>;
}

/** A save sends the whole form: the answers it does not change are those of its own revision. */
export function answersSaver({ first, send, newest, onClosed }: SaverOptions): AnswersSaver {
  const known = new Map<number, QaFormData>([[first.revision, first.form_data]]);
  const learn = (form: QaInterviewForm) => {
    known.set(form.revision, form.form_data);
    return versionOf(form);
  };
  const attempt = async (
    sent: Partial<Answers>,
    revision: number,
  ): Promise<SaveOutcome<Answers>> => {
    const base = known.get(revision);
    try {
      if (!base) return { kind: 'changed', version: learn(await newest()) };
      const saved = await send(revision, withAnswers(base, sent));
      return { kind: 'saved', version: learn(saved) };
    } catch (error) {
      if (isRefused(error, 'qa_interview_was_changed')) {
        return { kind: 'changed', version: learn(await newest()) };
      }
      if (isRefused(error, 'qa_interview_state_does_not_allow')) await onClosed();
      return failed(error);
    }
  };
  return { learn, save: (sent, revision) => attempt(sent, revision).catch(failed) };
}

export const versionOf = ({ revision, form_data }: QaInterviewForm): Version<Answers> => ({
  revision,
  fields: answersIn(form_data),
  by: null,
});

const isRefused = (error: unknown, code: AnyErrorCode): boolean =>
  error instanceof RequestError && error.code === code;

/** A server error is worth a retry; a refusal is final. */
function failed(error: unknown): SaveOutcome<Answers> {
  const { status = 0 } = error instanceof RequestError ? error : {};
  return { kind: 'failed', error, again: status === 0 || status === 429 || status >= 500 };
}
