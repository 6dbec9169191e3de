import { Alert, Button } from '../../shared/controls';
import { PersonText } from '../../shared/texts';
import type { ReviewProblem } from './use-review';

/** Shows why applications were not changed, and offers to try again if that may help. */
export function ReviewProblemAlert({ problem: { text, retry } }: { problem: ReviewProblem }) {
  return (
    <Alert>
      <p>
        <PersonText>{text}</PersonText>
      </p>
      {retry && <Button onPress={retry}>Try Again</Button>}
    </Alert>
  );
}
