import type { Reporter, TestModule } from 'vitest/node';
import type { OracleLine } from './report.ts';
import './report.ts';

const HEAD: OracleLine = { name: 'oracle', theory: 'theory', measured: 'measured', error: 'error', bar: 'bar' };
const COLUMNS = ['name', 'theory', 'measured', 'error', 'bar'] as const;

/** Prints what the oracles told, one table at the end of the run. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const sorted = [...modules].sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
    const blocks = sorted.map((module) => linesOf(module)).filter((lines) => lines.length > 0);
    const widths = COLUMNS.map((column) => Math.max(...[HEAD, ...blocks.flat()].map((line) => line[column].length)));
    const rule = widths.map((width) => '-'.repeat(width)).join('  ');
    const table = [row(HEAD, widths), ...blocks.flatMap((lines) => [rule, ...lines.map((line) => row(line, widths))])];
    process.stdout.write(`\n${table.join('\n')}\n`);
  }
}

function linesOf(module: TestModule): OracleLine[] {
  return [...module.children.allTests()].flatMap((test) => test.meta().oracles ?? []);
}

/** The name to the left, figures to the right. */
function row(line: OracleLine, widths: readonly number[]): string {
  return COLUMNS.map((column, i) =>
    i === 0 ? line[column].padEnd(widths[i] ?? 0) : line[column].padStart(widths[i] ?? 0),
  )
    .join('  ')
    .trimEnd();
}
