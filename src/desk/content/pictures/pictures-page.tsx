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
      intro="Upload a picture, copy its address, and paste it into a sheet: into the column imageUrl of events and news, src of the gallery, image of the others. An address never changes: for another picture, upload it and paste the new address. Slides, the gallery and the pictures in Site take the alternative text from here if their sheet has none; events, news and the board use their title or name instead."
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
        emptyText={view.filter === 'all' ? 'No pictures have been uploaded here yet.' : 'No pictures.'}
      >
        {(picture) => <PictureItem key={picture.id} picture={picture} onRemoved={setOutcome} />}
      </List>
    </Section>
  );
}
