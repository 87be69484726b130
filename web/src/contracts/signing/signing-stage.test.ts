import { describe, expect, it } from 'vitest';
import type { Signing } from './signing.queries.ts';
import { isPastDeadline, stageOf } from './signing-stage.ts';

type Contract = Signing['contract'];
type Status = Contract['signatories'][number]['status'];

const aSignatory = (signatory: string, status: Status): Contract['signatories'][number] => ({
  signatory,
  side: signatory === 'me' ? 'recipient' : 'sender',
  status,
  name: signatory,
  email: `${signatory}@firma.example`,
  signed_at: null,
  declined_because: null,
  instead_of: null,
});

interface Given {
  status?: Contract['status'];
  mine?: Status;
  theirs?: Status;
  isSealed?: boolean;
}

function aSigning({
  status = 'in_progress',
  mine = 'viewed',
  theirs = 'unopened',
  ...rest
}: Given) {
  const contract: Contract = {
    contract_id: 'contract',
    kind: 'cooperation',
    contract_provider: 'torg_sign',
    status,
    title: 'Samarbeidsavtale',
    document: { document: 'document', type: 'cooperation_norwegian', version: 3 },
    sender_name: 'Torg',
    recipient_name: 'Fjellbekk AS',
    recipient_country: 'NO',
    signatories: [aSignatory('me', mine), aSignatory('them', theirs)],
    own_signatory: 'me',
    ended_because: null,
    document_hash: 'hash',
    is_sealed: rest.isSealed ?? false,
    expires_at: null,
    completed_at: null,
    created_at: '2026-11-20T08:00:00.000Z',
    can: {
      ...{ recall: false, remind: false, replace_signatory: false, sign: false },
      read_terms: false,
    },
  };
  const signing: Signing = {
    contract,
    signatory: 'me',
    identify_by: 'code',
    masked_email: 'm…@firma.example',
    changes: null,
    change_note: null,
    is_over: status === 'completed',
    link_expires_at: null,
  };
  return signing;
}

describe('the page to sign says', () => {
  it.each<[string, Given, ReturnType<typeof stageOf>]>([
    ['that there is something to sign', {}, 'to_sign'],
    ['the same when the other has signed', { theirs: 'signed' }, 'to_sign'],
    ['for whom it waits after the own signature', { mine: 'signed' }, 'waiting_for_others'],
    ['that the PDF is being sealed', { status: 'completed' }, 'being_sealed'],
    ['that it can be downloaded', { status: 'completed', isSealed: true }, 'completed'],
    ['that one declined oneself', { status: 'declined', mine: 'declined' }, 'declined_by_me'],
    ['that the other declined', { status: 'declined', theirs: 'declined' }, 'declined'],
    ['that it was recalled', { status: 'recalled' }, 'recalled'],
    ['that it expired', { status: 'expired', mine: 'signed' }, 'expired'],
  ])('%s', (_name, given, stage) => {
    expect(stageOf(aSigning(given))).toBe(stage);
  });

  it('that the deadline has passed, from its moment on', () => {
    const signing = aSigning({});
    const at = '2026-12-20T08:00:00.000Z';
    const due = { ...signing, contract: { ...signing.contract, expires_at: at } };
    const moment = Date.parse(at);
    expect([moment - 1, moment].map((now) => isPastDeadline(due, now))).toEqual([false, true]);
    expect(isPastDeadline(signing, moment)).toBe(false);
    expect(isPastDeadline(aSigning({ status: 'expired' }), moment)).toBe(true);
  });
});
