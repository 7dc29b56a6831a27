/** The settled rules, TR-01 to TR-63, by what decides them. Together they are all of them, and none is in both. */

/** What happens on the table decides: a directory of scenarios each. */
export const PHYSICS: readonly string[] = [
  'TR-07', 'TR-08', 'TR-09', 'TR-10', 'TR-11', 'TR-13', 'TR-14', 'TR-15', 'TR-16', 'TR-17', 'TR-18', 'TR-19', 'TR-25', 'TR-26', 'TR-27', 'TR-28', 'TR-29',
  'TR-31', 'TR-32', 'TR-33', 'TR-34', 'TR-35', 'TR-36', 'TR-37', 'TR-38', 'TR-40', 'TR-42', 'TR-43', 'TR-44', 'TR-45', 'TR-46', 'TR-47', 'TR-48', 'TR-50',
  'TR-51', 'TR-52', 'TR-54', 'TR-55', 'TR-56', 'TR-57', 'TR-58', 'TR-59', 'TR-60', 'TR-61', 'TR-62',
];

/** Turns, choices and set-up decide: tests/games/traction. */
export const TURNS: readonly string[] = [
  'TR-01', 'TR-02', 'TR-03', 'TR-04', 'TR-05', 'TR-06', 'TR-12', 'TR-20', 'TR-21', 'TR-22', 'TR-23', 'TR-24', 'TR-30', 'TR-39', 'TR-41', 'TR-49', 'TR-53', 'TR-63',
];

export const EVERY: readonly string[] = Array.from({ length: 63 }, (_, i) => `TR-${String(i + 1).padStart(2, '0')}`);
