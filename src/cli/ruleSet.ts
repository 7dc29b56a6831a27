import { Option } from 'commander';
import { RULE_SETS } from '#engine/ruleSets.ts';

/** `--rules`, of commands that play by a set of rules. */
export const rulesOption = (about: string): Option => new Option('--rules <set>', about).choices(RULE_SETS);
