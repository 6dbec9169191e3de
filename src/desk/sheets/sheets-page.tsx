import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../../api/desk/call-desk';
import { failureText } from '../../api/desk/desk-failure';
import { sheetConditions } from '../../model/desk/sheet-report';
import { Alert, NotLoaded } from '../controls';
import { Section } from '../section';
import { DryRun } from './dry-run';
import { FirstSteps } from './first-steps';
import { Sheet } from './sheet';

/** Shows the state of each sheet, and checks pasted rows. */
export function SheetsPage() {
  const query = useQuery({ queryKey: ['sheets'], queryFn: () => callDesk('/sheets', sheetConditions) });
  const { data, error } = query;
  return (
    <Section
      name="sheets"
      intro="What the site shows comes from spreadsheets. Edit them there; the site shows your changes within seconds, and those behind a link within a minute. This page lists what the site could not read."
    >
      <FirstSteps />
      {data && error && <Alert>{`The sheets could not be refreshed. ${failureText(error)}`}</Alert>}
      {!data && <NotLoaded query={query} />}
      {data?.map((condition) => (
        <Sheet key={condition.name} condition={condition} />
      ))}
      {data && <DryRun sheets={data} />}
    </Section>
  );
}
