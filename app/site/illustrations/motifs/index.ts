import type { ReactNode } from 'react';
import type { MotifProps } from '../ink';
import type { MotifName } from '../motif-for';
import { ArchiveMotif } from './archive';
import { BlochSphereMotif } from './bloch-sphere';
import { CellFieldMotif } from './cell-field';
import { CircuitMotif } from './circuit';
import { CivicMotif } from './civic';
import { ConstellationMotif } from './constellation';
import { DayDialMotif } from './day-dial';
import { DecisionBoundaryMotif } from './decision-boundary';
import { EnergyLandscapeMotif } from './energy-landscape';
import { FactoryLineMotif } from './factory-line';
import { FlowGraphMotif } from './flow-graph';
import { InspectionMotif } from './inspection';
import { InterferenceMotif } from './interference';
import { LatticeMotif } from './lattice';
import { NetworkMotif } from './network';
import { NotebookMotif } from './notebook';
import { OrderBookMotif } from './order-book';
import { PhyllotaxisMotif } from './phyllotaxis';
import { PowerGridMotif } from './power-grid';
import { PrismMotif } from './prism';
import { ProvenanceMotif } from './provenance';
import { RadiographMotif } from './radiograph';
import { SignalMotif } from './signal';
import { SinogramMotif } from './sinogram';
import { StandingWaveMotif } from './standing-wave';
import { StorageMotif } from './storage';
import { StrataMotif } from './strata';
import { TokenTreeMotif } from './token-tree';
import { TrainGraphMotif } from './train-graph';

export const MOTIFS: Record<MotifName, (props: MotifProps) => ReactNode> = {
  archive: ArchiveMotif,
  'bloch-sphere': BlochSphereMotif,
  'cell-field': CellFieldMotif,
  circuit: CircuitMotif,
  civic: CivicMotif,
  constellation: ConstellationMotif,
  'day-dial': DayDialMotif,
  'decision-boundary': DecisionBoundaryMotif,
  'energy-landscape': EnergyLandscapeMotif,
  'factory-line': FactoryLineMotif,
  'flow-graph': FlowGraphMotif,
  inspection: InspectionMotif,
  interference: InterferenceMotif,
  lattice: LatticeMotif,
  network: NetworkMotif,
  notebook: NotebookMotif,
  'order-book': OrderBookMotif,
  phyllotaxis: PhyllotaxisMotif,
  'power-grid': PowerGridMotif,
  prism: PrismMotif,
  provenance: ProvenanceMotif,
  radiograph: RadiographMotif,
  signal: SignalMotif,
  sinogram: SinogramMotif,
  'standing-wave': StandingWaveMotif,
  storage: StorageMotif,
  strata: StrataMotif,
  'token-tree': TokenTreeMotif,
  'train-graph': TrainGraphMotif,
};
