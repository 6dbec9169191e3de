import type { ReactNode } from 'react';
import { batchDescription, batchHeading, batchTexts } from '../../content/alumni';
import { site } from '../../content/site';
import type { BatchFigures, Counted } from '../../model/alumni/alumni-page';
import { plainButton } from '../../ui/style/controls';
import { caps, headline } from '../../ui/style/list-recipes.style';
import { extend, mono, muted, row } from '../../ui/style/recipes.style';
import { classes } from '../../ui/style/style';
import { showToast } from '../../ui/toast/toast';
import { intro, kicker, lede, pageTitle, titleBlock } from '../page.style';
import { routes } from '../routes';

/** As many cells as there is something to say. */
const figuresBlock = extend(titleBlock)`
  margin-top: 2.5em;
  & dd {
    display: flex;
    gap: 1em;
    justify-content: space-between;
  }
`;

const number = extend(headline)`
  font-size: 2.6em;
  line-height: 1.1;
`;

interface BatchHeadProps {
  figures: BatchFigures;
  /** Address of this batch's page, from the site's root. */
  path: string;
  /** The main button. */
  children: ReactNode;
}

/** The heading of a batch's page, and the batch in figures. */
export function BatchHead({ figures, path, children }: BatchHeadProps) {
  const { batch, people } = figures;
  return (
    <>
      <div className={intro}>
        <p className={kicker}>{`${site.name} alumni`}</p>
        <h1 className={pageTitle} dir="auto">
          {batchHeading(batch)}
        </h1>
        <p className={lede}>{batchDescription(people, batch)}</p>
        <div className={row}>
          {children}
          <CopyLink path={path} />
          <a href={routes.alumni.path}>{batchTexts.all}</a>
        </div>
      </div>
      {people > 1 && <Figures figures={figures} />}
    </>
  );
}

/** What search engines do not quote, as the directory itself. */
function Figures({ figures }: { figures: BatchFigures }) {
  const { people, workplaces, commonWorkplaces, commonDesignations } = figures;
  return (
    <dl className={figuresBlock} data-nosnippet="">
      <div>
        <dt className={caps}>{batchTexts.people}</dt>
        <dd className={number}>{people}</dd>
      </div>
      {workplaces > 0 && (
        <div>
          <dt className={caps}>{batchTexts.workplaces}</dt>
          <dd className={number}>{workplaces}</dd>
        </div>
      )}
      <Most title={batchTexts.commonDesignations} texts={commonDesignations} />
      <Most title={batchTexts.commonWorkplaces} texts={commonWorkplaces} />
    </dl>
  );
}

function Most({ title, texts }: { title: string; texts: readonly Counted[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <dt className={caps}>{title}</dt>
      {texts.map(({ text, people }) => (
        <dd key={text}>
          <span dir="auto">{text}</span> <span className={classes(mono, muted)}>{people}</span>
        </dd>
      ))}
    </div>
  );
}

/** Copies the full address of a page of this site. @param path from the site's root. */
function CopyLink({ path }: { path: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      void showToast('success', batchTexts.shared);
    } catch {
      // Not over plain http, nor where it is forbidden.
      void showToast('error', batchTexts.notShared);
    }
  }

  return (
    <button type="button" className={plainButton} onClick={copy}>
      {batchTexts.share}
    </button>
  );
}
