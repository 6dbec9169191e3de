import { Fragment } from 'react';
import { type TextBlock, textBlocks } from '../../model/text/blocks';
import type { TextOrLink } from '../../model/text/linked-text';
import { classes, css } from '../style/style';

const prose = css`
  max-width: 65ch;
  line-height: 1.65;
  & > * + * {
    margin-top: 1em;
  }
  & > :is(ul, ol) {
    display: grid;
    gap: 0.4em;
    padding-inline-start: 1.5em;
    list-style: square;
  }
  & > ol {
    list-style: decimal;
  }
  & > * > li::marker {
    color: var(--_accent-text);
  }
`;

interface RichTextProps {
  text: string;
  className?: string;
  part?: string;
}

/** Renders an editor's plain text: keeps paragraphs, line breaks and lists, links addresses and shows markup as typed. */
export function RichText({ text, className, part }: RichTextProps) {
  return (
    <div className={classes(prose, className)} part={part}>
      {textBlocks(text).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text's blocks are never reordered
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto">
          <LinkedText parts={block.text} />
        </p>
      );
    case 'bullets':
      return (
        <ul dir="auto">
          <Items items={block.items} />
        </ul>
      );
    case 'numbers':
      return (
        <ol start={block.start} dir="auto">
          <Items items={block.items} />
        </ol>
      );
  }
}

function Items({ items }: { items: TextOrLink[][] }) {
  return items.map((parts, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list's items are never reordered
    <li key={place}>
      <LinkedText parts={parts} />
    </li>
  ));
}

function LinkedText({ parts }: { parts: TextOrLink[] }) {
  return parts.map(({ text, href }, place) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts are never reordered
      <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={place}>{text}</Fragment>
    ),
  );
}
