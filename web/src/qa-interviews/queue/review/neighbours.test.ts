import { describe, expect, it } from 'vitest';
import { aQueueItem } from '../../qa-interviews.fixtures.ts';
import { neighboursOf } from './neighbours.ts';

const [ada, bo, siv] = ['ada', 'bo', 'siv'].map((uuid) => aQueueItem({ uuid }));
const queue = [ada, bo, siv].filter((one) => one !== undefined);

describe('beside a form in the queue', () => {
  it('are the one before and the one after', () => {
    expect(neighboursOf(queue, 'bo')).toEqual({ before: ada, after: siv });
  });
  it('is nothing past the ends', () => {
    expect(neighboursOf(queue, 'ada').before).toBeUndefined();
    expect(neighboursOf(queue, 'siv').after).toBeUndefined();
  });
  it('that has been decided is the one that has waited longest', () => {
    expect(neighboursOf(queue, 'decided')).toEqual({ before: undefined, after: ada });
  });
});
