import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { RequestError, type AnyErrorCode } from '../../client/request-error.ts';
import { refusedFields } from './refused-fields.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'nb', messages: {} }));

const refusal = (code: AnyErrorCode, path?: string) =>
  new RequestError({
    status: 400,
    code,
    message: '',
    traceId: '',
    issues: path === undefined ? [] : [{ path, message: 'no' }],
  });
const sent = { title: 'Utvikler', description: 'Kort' };

describe('a section that was not saved', () => {
  it('shows the error at the refused field', () => {
    const refused = refusedFields(refusal('request_validation_error', 'changes.title'), sent);
    expect(refused).toEqual({ fields: ['title'], problems: { title: expect.any(String) } });
  });
  it('holds back everything that was sent when no field is named', () => {
    const refused = refusedFields(refusal('reference_not_found'), sent);
    expect(refused?.fields).toEqual(['title', 'description']);
  });
  it('blames no field when the server was unreachable', () => {
    expect(refusedFields(refusal('service_unavailable'), sent)).toBeUndefined();
    expect(refusedFields(new Error('no'), sent)).toBeUndefined();
  });
});
