import { lacking, need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const byContent = test(files.attachments, 'are checked by their content, not by their name');

export const fileHandling: Chapter = {
  number: 'V5',
  title: 'Files',
  requirements: [
    need('V5.1.1', 2, 'Kinds and sizes of files are written down.', told('## Files')),
    need(
      'V5.2.1',
      1,
      'Files are not larger than what can be handled.',
      test(files.badInput, 'is refused at 25 MB'),
      test(files.attachments, 'may have 20 MB each'),
    ),
    need(
      'V5.2.2',
      1,
      'The content of a file is what its ending says.',
      byContent,
      test(files.badInput, 'is refused when it is a program with the name of a PDF'),
    ),
    need(
      'V5.2.3',
      2,
      'Packed files are bounded before they are unpacked.',
      since('The server stores packed files as they come and opens none.'),
    ),
    need(
      'V5.3.1',
      1,
      'Files from people are never run.',
      since('Files lie outside the served folders, under made-up names, and are only streamed.'),
    ),
    need(
      'V5.3.2',
      1,
      'Paths are made by the server.',
      since('Keys are UUIDs that the server makes, and their form is checked again (`checkKey`).'),
    ),
    need(
      'V5.4.1',
      2,
      'A download has a name that the server vouches for.',
      test(
        files.attachments,
        'can be downloaded, under their own name, by everybody who may read the assignment',
      ),
    ),
    need(
      'V5.4.2',
      2,
      'Names of files are encoded in headers.',
      test(
        files.attachments,
        'can be downloaded, under their own name, by everybody who may read the assignment',
      ),
    ),
    need('V5.4.3', 2, 'Files are looked through for viruses.', lacking('a scanner of files')),
  ],
};
