import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';
import { insertRows } from '../insert-rows.ts';
import { drawPortrait } from '../portraits/draw-portrait.ts';
import { demoLooks } from '../data/looks.ts';
import { demoConsultants } from '../data/people.ts';
import { joinedDaysAgo } from './load-people.ts';
import type { Moments } from './moments.ts';
import { fileRow, type DemoFile } from './files/demo-files.ts';
import { accountId, fileId } from './demo-ids.ts';

const photoKey = (key: string): string => `photo:${key}`;
const uploadedAfterDays = 0.5;

/** The owners uploaded their photos soon after they joined. */
export const photoFiles = ({ days }: Moments): DemoFile[] =>
  demoConsultants.flatMap((consultant) => {
    const look = demoLooks[consultant.key];
    if (look === undefined) return [];
    return [
      {
        key: photoKey(consultant.key),
        name: `${consultant.key}.png`,
        mediaType: 'image/png',
        ...drawPortrait(look),
        purpose: 'photo' as const,
        uploadedBy: accountId(consultant.key),
        createdAt: days(uploadedAfterDays - joinedDaysAgo(consultant)),
      },
    ];
  });

/** Runs after the accounts are loaded, because a photo refers to the account that uploaded it. */
export async function loadPhotos(db: Db, photos: readonly DemoFile[]): Promise<void> {
  await insertRows(db, 'file', photos.map(fileRow));
  const pairs = Object.keys(demoLooks).map((key) => ({
    person: accountId(key),
    photo: fileId(photoKey(key)),
  }));
  await sql`update account set image_file = pair.photo
    from json_to_recordset(${JSON.stringify(pairs)}::json) as pair (person uuid, photo uuid)
    where account = pair.person`.execute(db);
}
