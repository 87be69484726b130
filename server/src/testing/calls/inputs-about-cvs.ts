import type { CallName } from '@torg/protocol/all-calls';
import type { World } from '../a-world.ts';

/** The bodies of the calls about CVs, for the test of rights. */
export const cvBodies: Partial<Record<CallName, (world: World) => unknown>> = {
  createCvVariant: () => ({ name: 'Til oppdraget' }),
  saveCvVariant: () => ({ revision: 0, name: 'Kort', choices: {} }),
  applyCvImport: () => ({ sections: [] }),
  renameCvTemplate: () => ({ display_name: 'Kort mal' }),
  importFlowcaseProfiles: () => ({
    cvpartner_users: [{ user_id: 'user-1', qa_discipline: 'technology' }],
  }),
  saveFlowcaseSettings: () => ({ key: 'a-key-of-flowcase', cvpartner_subdomain: 'bolgen' }),
  linkFlowcaseProfile: (world) => ({ user_id: 'user-1', profile: world.accounts.consultant }),
  setFlowcaseSync: () => ({ sync_enabled: false }),
  answerFlowcaseConflict: () => ({ answer: 'ours', revision: 0 }),
  deleteFlowcaseData: () => ({ name: 'Bølgen Rådgivning' }),
};

export const flowcaseParams = ({ flowcase }: World) => ({
  flowcase_link: flowcase.link,
  flowcase_conflict: flowcase.conflict,
  flowcase_import: flowcase.import,
});
