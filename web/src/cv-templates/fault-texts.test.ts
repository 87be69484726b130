import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { faultTextOf } from './fault-texts.ts';

describe('what is wrong in a template', () => {
  it('names the tag', () => {
    const fault = {
      path: 'file',
      message: '',
      code: 'unclosed_loop',
      details: { tag: 'projects' },
    };
    expect(i18n._(faultTextOf(fault))).toContain('«projects» er begynt, men aldri avsluttet');
  });

  it('is told in plain words also where the code is new', () => {
    expect(i18n._(faultTextOf({ path: 'file', message: 'x', code: 'unheard_of' }))).toContain(
      'Filen er skadet',
    );
  });
});
