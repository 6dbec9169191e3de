import { useState } from 'react';
import { Link } from 'wouter';
import { excerptAround, markWords } from '../../model/search/search';
import { plainButton } from '../../ui/style/controls';
import { dimensionHead, tallLink, titleLink } from '../../ui/style/list-recipes.style';
import { css } from '../../ui/style/style';
import { note } from '../page.style';
import type { Hit } from './search-index';

const list = css`
  margin-bottom: 1em;
`;

const result = css`
  position: relative;
  display: grid;
  gap: 0.3em;
  padding-block: 1.1em;
  border-block-end: 1px solid var(--_border);
  &:first-child {
    padding-block-start: 0;
  }
  & > p {
    max-width: 75ch;
  }
  & mark {
    color: inherit;
    background: color-mix(in srgb, var(--_accent), transparent 80%);
    box-shadow: 0 2px 0 var(--_accent);
  }
`;

/** How many results of each kind are shown until the reader presses Show all. */
const FIRST_RESULTS = 10;

/** Maximum length of a result's text, in characters: two lines on a wide screen. */
const EXCERPT_CHARACTERS = 180;

interface ResultGroupProps {
  title: string;
  hits: readonly Hit[];
  /** The words to mark in the results. */
  words: readonly string[];
  /** Leads to results that are not among the hits. */
  more?: { name: string; href: string } | undefined;
}

/** The results of one kind. */
export function ResultGroup({ title, hits, words, more }: ResultGroupProps) {
  const [all, setAll] = useState(false);
  const shown = all ? hits : hits.slice(0, FIRST_RESULTS);
  return (
    <section aria-label={`${title}, ${hits.length} found`}>
      <div className={dimensionHead}>
        <h2>{title}</h2>
        <span aria-hidden="true">{String(hits.length).padStart(2, '0')}</span>
      </div>
      <ul className={list}>
        {shown.map((hit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: addresses may repeat
          <li key={`${hit.href}/${index}`} className={result}>
            <h3 dir="auto">
              <Link href={hit.href} state={hit.state} className={titleLink}>
                <Title hit={hit} words={words} />
              </Link>
            </h3>
            {hit.note && (
              <p className={note} dir="auto">
                <MarkedText text={hit.note} words={words} />
              </p>
            )}
            {hit.text && (
              <p dir="auto">
                <MarkedText text={excerptAround(hit.text, words, EXCERPT_CHARACTERS)} words={words} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {shown.length < hits.length && (
        <button type="button" className={plainButton} onClick={() => setAll(true)}>
          {`Show all ${hits.length}`}
        </button>
      )}
      {more && (
        <Link href={more.href} className={tallLink}>
          {more.name}
        </Link>
      )}
    </section>
  );
}

function Title({ hit: { title, isCancelled }, words }: { hit: Hit; words: readonly string[] }) {
  const text = <MarkedText text={title} words={words} />;
  return isCancelled ? <s>{text}</s> : text;
}

/** Text with the matching words marked. */
function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((piece, index) => {
    const Tag = piece.marked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
    return <Tag key={index}>{piece.text}</Tag>;
  });
}
