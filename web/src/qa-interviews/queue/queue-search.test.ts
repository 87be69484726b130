import { describe, expect, it } from 'vitest';
import { queueParams, queueSearch, waitingParams } from './queue-search.ts';

const read = (search: Record<string, string>) => queueSearch(search as never);

describe('the URL of the queue', () => {
  it('shows waiting forms without parameters', () => {
    expect(queueParams(read({}))).toEqual({ ...waitingParams, discipline: undefined });
    expect(read({ tab: 'waiting' })).toEqual({});
  });
  it('has no status filter where all forms have the same status', () => {
    expect(read({ status: 'approved' }).status).toBeUndefined();
    expect(read({ tab: 'all', status: 'approved' }).status).toBe('approved');
  });
  it('requests the archive, which never has drafts', () => {
    expect(queueParams(read({ tab: 'archive', status: 'declined' }))).toMatchObject({
      archived: 'true',
      status: 'declined',
    });
    expect(read({ tab: 'archive', status: 'draft' }).status).toBeUndefined();
  });
  it('spells the discipline as forms do', () => {
    const params = queueParams(read({ discipline: 'project_and_test_management' }));
    expect(params.discipline).toBe('project-and-test-management');
  });
  it('leaves out unknown values', () => {
    expect(read({ tab: 'x', discipline: 'y', status: 'z' })).toEqual({});
  });
});
