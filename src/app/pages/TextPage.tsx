import { useEffect, useState } from 'react';
import { useChange } from '../settings/useSettings.tsx';
import { Loading } from '../ui/Loading.tsx';
import { goInstead } from '../ui/route.ts';
import { agreeOn } from '../session/plans.ts';
import { useModules } from './runtime.ts';

/** The entrance for players who do not see the table: from now on the text table is open, and a match begins. */
export function TextPage() {
  const change = useChange();
  const [first] = useModules();
  const [id] = useState(() => agreeOn(first?.id ?? ''));
  useEffect(() => {
    change({ textTable: true });
    goInstead({ page: 'match', id });
  }, [change, id]);
  return <Loading />;
}
