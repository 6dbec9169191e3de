import { useState } from 'react';
import { PICTURE_FILTERS, PICTURE_LIST } from '../../../model/desk/picture-list';
import { noteBox } from '../../desk.style';
import { List } from '../../list';
import { Section } from '../../section';
import { useList } from '../../use-list';
import { PictureItem } from './picture-item';
import { Uploads } from './uploads';

const FILTERS = [
  ['all', 'All'],
  ['used', 'In use'],
  ['unused', 'Not in use'],
] as const;

/** Uploads and lists the pictures for the sheets. */
export function PicturesPage() {
  const { view, onView, query } = useList('/pictures', PICTURE_LIST, PICTURE_FILTERS);
  const [outcome, setOutcome] = useState('');
  return (
    <Section
      name="pictures"
      intro="Upload a picture, copy its address, and paste it into the picture’s cell in a sheet. An address never changes: for another picture, upload it and paste the new address. Slides, the gallery and the site’s own pictures take the alternative text from here if their sheet has none, and slides the focal point."
    >
      <Uploads />
      <p className={noteBox} role="status">
        {outcome}
      </p>
      <List
        name="Pictures"
        searchLabel="Search by name or alternative text"
        filters={FILTERS}
        view={view}
        onView={onView}
        query={query}
        emptyText={view.filter === 'all' ? 'No pictures yet.' : 'No pictures.'}
      >
        {(picture) => <PictureItem key={picture.id} picture={picture} onRemoved={setOutcome} />}
      </List>
    </Section>
  );
}
