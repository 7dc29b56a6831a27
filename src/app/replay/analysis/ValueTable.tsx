import { texts } from '#play/texts.ts';
import { useTheViewer } from '../ViewerContext.tsx';
import type { ValuePoint } from '#play/replay/analysis/analysisStore.ts';

export interface ValueTableProps {
  readonly seat: string;
  readonly points: readonly ValuePoint[];
  readonly standing: (value: number, action: number) => string;
}

/** The same as the curve, for reading. */
export function ValueTable({ seat, points, standing }: ValueTableProps) {
  const { acts } = useTheViewer().film;
  return (
    <details className="value-table">
      <summary>{texts.analysis.table}</summary>
      <table>
        <caption>{texts.analysis.tableOf(seat)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.analysis.columns.action}</th>
            <th scope="col">{texts.analysis.columns.done}</th>
            <th scope="col">{texts.analysis.columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ action, value }) => (
            <tr key={action}>
              {action < acts.length ? (
                <>
                  <th scope="row">{action + 1}</th>
                  <td>{acts[action]?.words}</td>
                </>
              ) : (
                <td colSpan={2}>{texts.analysis.end}</td>
              )}
              <td>{standing(value, action)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
