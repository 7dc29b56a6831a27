import { InForce } from './InForce.tsx';
import { ReferenceCard } from './ReferenceCard.tsx';

export const Notes = () => (
  <>
    <InForce />
    <ReferenceCard />
  </>
);
