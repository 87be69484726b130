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
  it('says so at the field that was not taken', () => {
    const refused = refusedFields(refusal('request_validation_error', 'changes.title'), sent);
    expect(refused).toEqual({ fields: ['title'], problems: { title: expect.any(String) } });
  });
  it('holds back all that was sent where no field is named', () => {
    const refused = refusedFields(refusal('reference_not_found'), sent);
    expect(refused?.fields).toEqual(['title', 'description']);
  });
  it('is about no field when the server was out of reach', () => {
    expect(refusedFields(refusal('service_unavailable'), sent)).toBeUndefined();
    expect(refusedFields(new Error('no'), sent)).toBeUndefined();
  });
});
