import { useState } from 'react';
import { noteBox } from '../../shared/desk.style';
import { DeskList } from '../../shared/desk-list';
import { Section } from '../../shared/section';
import { PictureItem } from './picture-item';
import { usePictures } from './queries';
import { Uploads } from './uploads';

const FILTERS = [
  ['all', 'All'],
  ['used', 'In use'],
  ['unused', 'Not in use'],
] as const;

/** Uploads and lists the pictures for the sheets. */
export function PicturesPage() {
  const { view, onView, query } = usePictures();
  const [outcome, setOutcome] = useState('');
  return (
    <Section
      name="pictures"
      intro="Upload a picture, copy its address, and paste it into a sheet: into its column for pictures (imageUrl, images or image). An address never changes: for another picture, upload it and paste the new address. Slides, the gallery and the pictures in Site take the alternative text from here if their sheet has none; events, news and the board use their title or name instead."
    >
      <Uploads />
      <p className={noteBox} role="status">
        {outcome}
      </p>
      <DeskList
        name="Pictures"
        searchLabel="Search by name or alternative text"
        filters={FILTERS}
        view={view}
        onView={onView}
        query={query}
        emptyText={view.filter === 'all' ? 'No pictures have been uploaded here yet.' : 'No pictures.'}
      >
        {(picture) => <PictureItem key={picture.id} picture={picture} onRemoved={setOutcome} />}
      </DeskList>
    </Section>
  );
}
