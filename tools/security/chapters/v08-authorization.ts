import { need, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const everyCall = test(files.rights, 'every call, made by all people');
const eachThing = test(files.matrix, 'each call by nine people, about the things of all');

export const authorization: Chapter = {
  number: 'V8',
  title: 'Authorization',
  requirements: [
    need(
      'V8.1.1',
      1,
      'Who may do what is written down.',
      told('# Rights', 'docs/generated/rights.md'),
    ),
    need(
      'V8.1.2',
      2,
      'Who sees which field is written down.',
      told('# Who is seen, and when', 'docs/decisions/who-is-seen-and-when.md'),
    ),
    need('V8.2.1', 1, 'Calls are for those who may make them.', everyCall, eachThing),
    need(
      'V8.2.2',
      1,
      'Things are for those who may see or change them.',
      everyCall,
      eachThing,
      test(files.rights, 'shows a draft to its editors and to admins only'),
    ),
    need(
      'V8.2.3',
      2,
      'Fields are for those who may see or change them.',
      test(
        'server/src/profiles/get-profile.test.ts',
        'shows address, phone and progress to its owners only',
      ),
    ),
    need('V8.3.1', 1, 'The server decides, not the app.', everyCall),
    need(
      'V8.4.1',
      2,
      'One company cannot touch what is another’s.',
      test(files.messageFiles, 'cannot be read before they are sent, nor through another thread'),
      eachThing,
    ),
  ],
};
