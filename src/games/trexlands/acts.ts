import type { PieceId, Seat } from '#sim/ids.ts';
import type { TerrainId } from './board/terraDeck.ts';
import type { CampCardId, ClimaCardId } from './cards/ids.ts';
import type { TerraId } from './ids.ts';
import type { Move } from './moves/move.ts';
import type { Target } from './cards/target.ts';

/** An announced act: on the agenda until its window is closed and it comes about (TX-43). */
export type Act = MoveAct | CardAct | ClaimAct | BattleAct | ClimaAct;

interface Announced {
  /** The seat that announced it; the others may interrupt. */
  readonly seat: Seat;
  /** Seats that may still play a card on it and have not passed. Empty, its window is closed. */
  readonly waiting: readonly Seat[];
}

export interface MoveAct extends Announced {
  readonly type: 'move';
  readonly move: Move;
  readonly cancelled: boolean; // Roadblock
}

export interface CardAct extends Announced {
  readonly type: 'card';
  readonly card: CampCardId;
  readonly target: Target;
  /** 0 for a card of its own, 1 for an interrupt, 2 for the interrupt of one, which cannot be interrupted (TX-43). */
  readonly depth: number;
  readonly cancelled: boolean; // Counter-order
}

/** A seat is about to take the V of a Terra it stands on. */
export interface ClaimAct extends Announced {
  readonly type: 'claim';
  readonly terra: TerraId;
  /** Seat that has a Toll on it. */
  readonly toll: Seat | null;
}

/** `before` and `after` have their windows; `choice` is the raider's. */
export const BATTLE_STEPS = ['before', 'roll', 'after', 'choice'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

/** `seat` attacks. The trucks of both are in the Terra. */
export interface BattleAct extends Announced {
  readonly type: 'battle';
  readonly defender: Seat;
  readonly terra: TerraId;
  /** From where the attack was launched (TX-16). */
  readonly origin: TerraId | 'camp';
  readonly attackers: readonly PieceId[];
  readonly defenders: readonly PieceId[];
  readonly surface: TerrainId;
  readonly ballast: readonly Seat[];
  /** Charge: the attackers roll twice. */
  readonly charge: boolean;
  readonly raid: boolean;
  readonly step: BattleStep;
  /** To be rolled next. */
  readonly rolling: readonly PieceId[];
  /** Whether those who roll twice have. */
  readonly rolledTwice: boolean;
  readonly upright: readonly PieceId[];
  /** Downed trucks that go to a Terra instead of Camp. */
  readonly towed: readonly Towed[];
  /** Marshal: whose truck made it a battle for a stake; null otherwise. */
  readonly stake: Seat | null;
}

export interface Towed {
  readonly truck: PieceId;
  readonly terra: TerraId;
}

/** A Clima that makes trucks roll; it cannot be interrupted. */
export interface ClimaAct extends Announced {
  readonly type: 'clima';
  readonly card: ClimaCardId;
  readonly rolling: readonly PieceId[];
}
