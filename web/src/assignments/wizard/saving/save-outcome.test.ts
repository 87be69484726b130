import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { RequestError, type AnyErrorCode } from '../../../client/request-error.ts';
import { refusalIn } from './save-outcome.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'nb', messages: {} }));

const refused = (code: AnyErrorCode, issues: { path: string; message: string; code?: string }[]) =>
  new RequestError({ status: 400, code, message: '', traceId: '', issues });

describe('a refused save', () => {
  it('shows the schema’s error at its field', () => {
    const error = refused('request_validation_error', [
      { path: 'changes.requirements.3.text', message: 'too long' },
    ]);
    expect(refusalIn(error, { requirements: [], title: 'Ny' })).toMatchObject({
      fields: ['requirements'],
      problems: { requirements: expect.any(String) },
    });
  });
  it('blocks every field that together made the assignment not ready', () => {
    const error = refused('assignment_not_ready', [
      { path: 'region', code: 'region_required', message: '' },
    ]);
    expect(refusalIn(error, { allow_remote_work: false })).toMatchObject({
      fields: ['allow_remote_work'],
      problems: { region: expect.any(String) },
    });
  });
  it('belongs to no field when the server could not be reached', () => {
    expect(refusalIn(refused('service_unavailable', []), { title: 'Ny' })).toBeUndefined();
    expect(refusalIn(new Error('no'), { title: 'Ny' })).toBeUndefined();
  });
});
