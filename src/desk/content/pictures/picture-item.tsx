import { formatNumber } from '../../../model/desk/format';
import { type ListedPicture, usesText } from '../../../model/desk/picture-list';
import { pictureAddress } from '../../../model/pictures/own-picture';
import { visibleText } from '../../../model/text/visible-text';
import { CopyButton } from '../../../ui/copy-button';
import { row } from '../../../ui/style/recipes.style';
import { ConfirmButton } from '../../shared/confirm-button';
import { quiet } from '../../shared/desk.style';
import { Ago, PersonText } from '../../shared/texts';
import { PictureForm } from './picture-form';
import * as styles from './pictures.style';
import { deletePicture } from './queries';

/** A picture in the list, with its actions. @param onRemoved is called with the outcome, as a sentence. */
export function PictureItem({ picture, onRemoved }: { picture: ListedPicture; onRemoved: (outcome: string) => void }) {
  const { id, name, alt, width, height, bytes, uploadedAt, uploadedBy, uses } = picture;
  const address = pictureAddress(id);
  const titleId = `picture-${id}`;
  const shownName = visibleText(name);

  async function remove() {
    await deletePicture(id);
    onRemoved(`${shownName} was deleted.`);
  }

  return (
    <li className={styles.item}>
      <div className={styles.preview}>
        <img src={pictureAddress(id, 480)} alt={alt} width={width} height={height} loading="lazy" />
      </div>
      <div className={styles.texts}>
        <h3 id={titleId}>
          <PersonText>{name}</PersonText>
        </h3>
        <p className={quiet}>
          <span>{`${formatNumber(width)} × ${formatNumber(height)} pixels, ${sizeText(bytes)}. Uploaded `}</span>
          <Ago at={uploadedAt} />
          <PersonText>{uploadedBy ? ` by ${uploadedBy}` : ''}</PersonText>
        </p>
        <p>{uses.length > 0 ? `Shown by ${usesText(uses)}.` : 'No sheet uses it yet.'}</p>
        <p>
          <code>{address}</code>
        </p>
        <div className={row}>
          <CopyButton text={address} describedBy={titleId}>
            Copy address
          </CopyButton>
          <ConfirmButton name="Delete" describedBy={titleId} question={`Delete ${shownName}?`} run={remove}>
            <p>This cannot be undone. Older backups may still contain the picture.</p>
          </ConfirmButton>
        </div>
        <PictureForm picture={picture} describedBy={titleId} />
      </div>
    </li>
  );
}

/** Formats a file's size: `214 kB`, `1.3 MB`. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
