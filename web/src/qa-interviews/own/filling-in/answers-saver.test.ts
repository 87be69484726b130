import { describe, expect, it, vi } from 'vitest';
import { RequestError, type AnyErrorCode } from '../../../client/request-error.ts';
import { aForm, aFormData } from '../../qa-interviews.fixtures.ts';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { answersSaver } from './answers-saver.ts';

const refusal = (status: number, code: AnyErrorCode) =>
  new RequestError({ status, code, message: '', traceId: '' });
const answered = (revision: number, ...answers: string[]): QaInterviewForm =>
  aForm({ revision, form_data: aFormData({ answers }) });

function aSaver(first = answered(3, 'A', 'B')) {
  const send = vi.fn<Parameters<typeof answersSaver>[0]['send']>(async (revision, form_data) =>
    aForm({ revision: revision + 1, form_data }),
  );
  const newest = vi.fn<() => Promise<QaInterviewForm>>(async () => answered(9, 'ny', 'ny'));
  const onClosed = vi.fn<() => Promise<void>>(async () => {});
  return { ...answersSaver({ first, send, newest, onClosed }), send, newest, onClosed };
}
const sentAnswers = ({ send }: ReturnType<typeof aSaver>) =>
  send.mock.lastCall?.[1].questions.map(({ answer }) => answer);

describe('a save of one answer', () => {
  it('sends the others as they were in its own revision', async () => {
    const saver = aSaver();
    const outcome = await saver.save({ 'answer-0': 'C' }, 3);
    expect(sentAnswers(saver)).toEqual(['C', 'B']);
    expect(outcome).toMatchObject({ kind: 'saved', version: { revision: 4 } });
  });
  it('continues from the last saved version', async () => {
    const saver = aSaver();
    await saver.save({ 'answer-0': 'C' }, 3);
    await saver.save({ 'answer-1': 'D' }, 4);
    expect(sentAnswers(saver)).toEqual(['C', 'D']);
  });
  it('does not put a newer answer from elsewhere under an old revision', async () => {
    const saver = aSaver();
    saver.learn(answered(5, 'fra en annen fane', 'B'));
    await saver.save({ 'answer-1': 'D' }, 3);
    expect(saver.send.mock.lastCall?.[0]).toBe(3);
    expect(sentAnswers(saver)).toEqual(['A', 'D']);
  });
  it('fetches the form first when it does not know that revision', async () => {
    const saver = aSaver();
    expect(await saver.save({ 'answer-0': 'C' }, 7)).toMatchObject({
      kind: 'changed',
      version: { revision: 9 },
    });
    expect(saver.send).not.toHaveBeenCalled();
  });
});

describe('a refused save', () => {
  it('because of another tab returns what that tab saved', async () => {
    const saver = aSaver();
    saver.send.mockRejectedValueOnce(refusal(409, 'qa_interview_was_changed'));
    expect(await saver.save({ 'answer-0': 'C' }, 3)).toMatchObject({
      kind: 'changed',
      version: { revision: 9, fields: { 'answer-0': 'ny' } },
    });
  });
  it('because the form is submitted is not retried, and the page is notified', async () => {
    const saver = aSaver();
    saver.send.mockRejectedValueOnce(refusal(409, 'qa_interview_state_does_not_allow'));
    const outcome = await saver.save({ 'answer-0': 'C' }, 3);
    expect(outcome).toMatchObject({ kind: 'failed', again: false });
    expect(saver.onClosed).toHaveBeenCalledOnce();
  });
  it.each([
    [0, true],
    [503, true],
    [400, false],
  ])('with status %i is tried again: %s', async (status, again) => {
    const saver = aSaver();
    saver.send.mockRejectedValueOnce(refusal(status, 'global_error_handler'));
    expect(await saver.save({ 'answer-0': 'C' }, 3)).toMatchObject({ kind: 'failed', again });
  });
  it('fails, to be retried, when the newest version cannot be fetched either', async () => {
    const saver = aSaver();
    saver.send.mockRejectedValueOnce(refusal(409, 'qa_interview_was_changed'));
    saver.newest.mockRejectedValueOnce(refusal(0, 'no_connection'));
    expect(await saver.save({ 'answer-0': 'C' }, 3)).toMatchObject({ kind: 'failed', again: true });
  });
});
