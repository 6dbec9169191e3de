import { useEffect } from 'react';
import { Link } from 'wouter';
import { failureText } from '../../api/desk/desk-failure';
import { Alert, NotLoaded } from '../shared/controls';
import { deskSheet } from '../shared/desk.style';
import { Section } from '../shared/section';
import { lineList, toolLinks } from './content.style';
import { FirstSteps } from './first-steps';
import { PublishForm } from './publish-form';
import { useConditions } from './queries';
import { SheetLine } from './sheet-line';
import { SheetPage } from './sheet-page';

const INTRO =
  'What the website shows comes from spreadsheets and pictures. Publish a new version here; visitors see it at once, and you can go back to an earlier one at any time.';

/** The sheets. @param name the sheet to show; undefined for the list of all. */
export function SheetsPage({ name }: { name: string | undefined }) {
  const query = useConditions();
  const { data, error } = query;
  const condition = data?.find((each) => each.name === name);
  // Otherwise, a long list would leave the next page scrolled down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each sheet
  useEffect(() => void scrollTo(0, 0), [name]); // returns a promise (Chromium 156)
  return (
    <Section name="content" intro={name ? '' : INTRO}>
      {data && error && (
        <Alert>{`This page may be out of date. ${failureText(error)} It refreshes automatically.`}</Alert>
      )}
      {!data && <NotLoaded query={query} />}
      {data && !name && (
        <>
          <FirstSteps />
          <section className={deskSheet} aria-labelledby="sheets-title">
            <h3 id="sheets-title">What is on the website</h3>
            <ul className={lineList}>
              {data.map((each) => (
                <SheetLine key={each.name} condition={each} />
              ))}
            </ul>
          </section>
          <PublishAny />
        </>
      )}
      {condition && <SheetPage key={condition.name} condition={condition} />}
      {data && name && !condition && (
        <Alert>
          There is no such sheet. <Link href="/content">Show all sheets</Link>
        </Alert>
      )}
    </Section>
  );
}

/** Publishes any sheets, and offers workbooks to start from. */
function PublishAny() {
  return (
    <section className={deskSheet} aria-labelledby="publish-title">
      <h3 id="publish-title">Publish a spreadsheet</h3>
      <PublishForm sheet={null} />
      <ul className={toolLinks}>
        <li>
          <a href="/api/desk/content/ummes.xlsx" download>
            Download what is online
          </a>{' '}
          as an Excel workbook, to change it and publish it again
        </li>
        <li>
          <a href="/api/desk/content/template.xlsx" download>
            Download the template
          </a>
          : a workbook that explains each column, with samples to replace
        </li>
      </ul>
    </section>
  );
}
