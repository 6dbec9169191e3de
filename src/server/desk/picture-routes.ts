import type { Hono } from 'hono';
import {
  type ListedPicture,
  PICTURE_EDIT,
  PICTURE_FILTERS,
  type PictureUse,
  usesText,
} from '../../model/desk/picture-list';
import { MAX_PICTURE_BYTES, MAX_PICTURE_NAME, PICTURE_SIZE_MESSAGE } from '../../model/pictures/own-picture';
import { SHEET_KINDS } from '../../model/sheets/sheet-kinds';
import { oneLine } from '../../model/text/clean-text';
import { readWhole } from '../http/request-body';
import type { Sources } from '../sources/sources';
import { addPicture } from './add-picture';
import { type DeskEnv, DeskError, type DeskParts, readJson, readListView, UNCHANGED } from './desk-call';

const NOT_FOUND = `${UNCHANGED} There is no such picture. It may have been removed.`;
const CHANGED = `${UNCHANGED} Another editor has changed this picture in the meantime. Check the current text.`;

const SIZE_LIMIT = { maxBytes: MAX_PICTURE_BYTES, tooLarge: `The picture was not added. ${PICTURE_SIZE_MESSAGE}` };

/** Adds the routes under `/pictures`. */
export function addPictures(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { storage, sources, log } = parts;
  const { pictures, pictureFiles } = storage;

  app.get('/pictures', async (c) => {
    await sources.firstRead;
    const uses = usesOf(sources);
    const { items, ...page } = await pictures.page(readListView(c, PICTURE_FILTERS), [...uses.keys()]);
    const listed = items.map((picture): ListedPicture => ({ ...picture, uses: uses.get(picture.id) ?? [] }));
    return c.json({ ...page, items: listed });
  });

  app.post('/pictures', async (c) => {
    const name = oneLine((c.req.query('name') ?? '').slice(0, MAX_PICTURE_NAME)) || 'picture';
    const bytes = await readWhole(c.env.incoming, SIZE_LIMIT);
    const { officer: by, id: session } = c.get('session');
    const added = await addPicture(parts, bytes, { name, by });
    if (added.isNew) log.info({ picture: added.picture.id, session }, 'a picture was added at the desk');
    await sources.pictures.readNow();
    return c.json(added);
  });

  app.patch('/pictures/:id{[\\w-]+}', async (c) => {
    const id = c.req.param('id');
    const { version, ...written } = await readJson(c, PICTURE_EDIT);
    const edit = { version, ...written, alt: oneLine(written.alt) };
    const isEdited = await pictures.edit(id, edit);
    const picture = await pictures.byId(id);
    if (!picture) throw new DeskError(404, 'not-found', NOT_FOUND);
    // A repeated edit is a success.
    const isUpToDate = isEdited || (picture.alt === edit.alt && picture.focus === edit.focus);
    if (!isUpToDate) throw new DeskError(409, 'conflict', CHANGED, { more: { picture } });
    await sources.pictures.readNow();
    return c.json({ picture });
  });

  app.delete('/pictures/:id{[\\w-]+}', async (c) => {
    const id = c.req.param('id');
    await sources.firstRead;
    const uses = usesOf(sources).get(id);
    if (uses) throw new DeskError(409, 'conflict', usedMessage(uses));
    if ((await pictures.byId(id)) && (await pictures.remove(id))) {
      log.info({ picture: id, session: c.get('session').id }, 'a picture was removed at the desk');
      const warning = 'the files of a removed picture are left; the server will try again within an hour';
      await pictureFiles.remove(id).catch((error) => log.warn({ err: error, picture: id }, warning));
      await sources.pictures.readNow();
    }
    return c.json({ removed: id });
  });
}

/** Returns the cells that show uploaded pictures, by the picture's id. */
function usesOf({ sheets }: Sources): Map<string, PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  for (const { name, pictures } of sheets) {
    for (const { id, row, column } of pictures) {
      const use = { sheet: name, title: SHEET_KINDS[name].title, row, column };
      uses.set(id, [...(uses.get(id) ?? []), use]);
    }
  }
  return uses;
}

function usedMessage(uses: readonly PictureUse[]): string {
  return `${UNCHANGED} The website shows this picture: ${usesText(uses)}. Take its address out of the sheet first.`;
}
