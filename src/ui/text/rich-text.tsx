import { Fragment } from 'react';
import { paragraphs } from '../../model/text/paragraphs';
import { classes, css } from '../style/style';

const prose = css`
  max-width: 65ch;
  line-height: 1.65;
  & > p + p {
    margin-top: 1em;
  }
`;

interface RichTextProps {
  text: string;
  className?: string;
  part?: string;
}

/** Renders an editor's plain text: keeps paragraphs and line breaks, links addresses and shows markup as typed. */
export function RichText({ text, className, part }: RichTextProps) {
  return (
    <div className={classes(prose, className)} part={part}>
      {paragraphs(text).map((pieces, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text's paragraphs are never reordered
        <p key={place} dir="auto">
          {pieces.map(({ text: words, href }, piece) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor are its pieces
              <a key={piece} href={href} target="_blank" rel="noopener noreferrer nofollow">
                {words}
              </a>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Fragment key={piece}>{words}</Fragment>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
