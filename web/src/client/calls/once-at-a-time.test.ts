import { expect, it, vi } from 'vitest';
import { onceAtATime } from './once-at-a-time.ts';

/** A change whose calls are answered by hand. */
function makeChange() {
  const answers: ((answer: string) => void)[] = [];
  const send = vi.fn<(value: unknown) => Promise<string>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  return { send, answers, change: onceAtATime(send) };
}

it('sends the same change once while it is under way, and gives both presses its answer', async () => {
  const { send, answers, change } = makeChange();
  const both = [change({ id: 'a', tags: [1] }), change({ id: 'a', tags: [1] })];
  answers[0]?.('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends another change at once, and the same one again when it has been answered', async () => {
  const { send, answers, change } = makeChange();
  const first = change({ id: 'a' });
  void change({ id: 'b' });
  expect(send).toHaveBeenCalledTimes(2);
  answers[0]?.('done');
  await first;
  void change({ id: 'a' });
  expect(send).toHaveBeenCalledTimes(3);
});

it('sends it again after a failure', async () => {
  const send = vi.fn<(value: string) => Promise<string>>(() => Promise.reject(new Error('gone')));
  const change = onceAtATime(send);
  await expect(change('a')).rejects.toThrow('gone');
  await expect(change('a')).rejects.toThrow('gone');
  expect(send).toHaveBeenCalledTimes(2);
});

it('takes two files for different changes', () => {
  const { send, change } = makeChange();
  void change({ file: new File(['one'], 'cv.pdf') });
  void change({ file: new File(['two'], 'cv.pdf') });
  expect(send).toHaveBeenCalledTimes(2);
});
