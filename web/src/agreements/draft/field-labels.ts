import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { termLabels } from '../terms/term-labels.ts';
import type { EditorName } from './editor-fields.ts';

/** What each field is called, in the order of the page. */
export const fieldLabels: Record<EditorName, MessageDescriptor> = {
  ...termLabels,
  answers: msg`Grunnlag for ansettelsen`,
  choice: msg`Grunnlaget dere velger`,
  reason: msg`Begrunnelse`,
  ground: msg`Hjemmel for innleien`,
  papers: msg`Papirene som må være i orden`,
};
