import { need, since, test, told, type Chapter } from '../requirement.ts';
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
      test(
        files.uploads,
        'is refused before it is read when it says that it is too large, or nothing more may come',
      ),
      test(files.uploadPlaces, 'are four, of which one account has two; all thirty get one'),
    ),
    need(
      'V5.2.2',
      1,
      'The content of a file is what its ending says.',
      byContent,
      test(files.badInput, 'is refused when it is a program with the name of a PDF'),
      test(files.photoContent, 'is nothing if it is of another kind'),
      test(files.fileNames, '%j of %s gets the ending of its content'),
    ),
    need(
      'V5.2.3',
      2,
      'Packed files are bounded before they are unpacked.',
      test(
        files.photoContent,
        'is nothing if there are more than 40 megapixels, whose header alone is read',
      ),
      test(
        files.pictures,
        'refuses by the header, so that a small claim costs what a large one does',
      ),
      test(files.pictures, 'ends when it takes too much memory'),
      test(files.wrongRequests, 'is not decompressed'),
      test(
        'server/src/platform/http/files/media-type.test.ts',
        'is not read from a list that unpacks to 200 MB, and claims %s',
      ),
      test(files.cvFiles, 'refuses what %s'),
      test(files.cvFiles, 'does not believe what an archive says about its own sizes'),
      test(
        files.wordTemplates,
        'a bomb is refused for what it says about itself, before it is opened',
      ),
      since(
        'To learn the type of a document, one list in it is unpacked, up to 1 MB; the scanner has bounds of its own.',
      ),
    ),
    need(
      'V5.3.1',
      1,
      'Files from people are never run.',
      since('Files lie outside the served folders, under made-up names, and are only streamed.'),
      test(files.fileNames, '%j of %s gets the ending of its content'),
    ),
    need(
      'V5.3.2',
      1,
      'Paths are made by the server.',
      since('Keys are UUIDs that the server makes, and their form is checked again (`checkKey`).'),
      test(files.fileNames, '%j can be saved on every system'),
    ),
    need(
      'V5.4.1',
      2,
      'A download has a name that the server vouches for.',
      test(
        files.attachments,
        'can be downloaded, under their own name, by everybody who may read the assignment',
      ),
      test(files.fileNames, '%j loses what cannot be seen'),
      test(files.photo, 'serves pictures of before as they are, under a name that is safe'),
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
    need(
      'V5.4.3',
      2,
      'Files are looked through for viruses.',
      test(files.virusCheck, 'a file is opened by nobody before it was checked'),
      test(files.virusCheck, 'an infected file is removed, and whoever uploaded it is told once'),
      test(
        files.virusCheck,
        'a file waits while the scanner is down, which admins see, and is checked later',
      ),
      since(
        'Where `CLAMD_URL` names a scanner; without it no file is scanned, as the README says. Pictures are encoded anew instead.',
      ),
    ),
  ],
};
