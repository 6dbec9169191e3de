import { textBlocks } from '../../model/text/blocks';
import { extend, stack } from '../../ui/style/recipes.style';
import { RichText } from '../../ui/text/rich-text';

const blocks = extend(stack)`
  gap: 1em;
  & > ul {
    display: grid;
    gap: 0.4em;
    padding-inline-start: 1.25em;
    list-style: square;
  }
`;

/** An editor's plain text, with paragraphs, lists and addresses as links. */
export function PageText({ text }: { text: string }) {
  return (
    <div className={blocks}>
      {textBlocks(text).map((block, place) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text's blocks are never reordered
          <ul key={place}>
            {block.items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor are its items
              <li key={at}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <RichText key={place} text={block.text} />
        ),
      )}
    </div>
  );
}
