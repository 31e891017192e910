import { writtenPage } from '../written-page';
import { annealersCopy } from './annealers-copy';
import { AnnealersPage } from './annealers-page';
import { computersCopy } from './computers-copy';
import { ComputersPage } from './computers-page';
import { quantumCopy } from './quantum-copy';
import { QuantumPage } from './quantum-page';
import { queridoCopy } from './querido-copy';
import { QueridoPage } from './querido-page';
import { sdksPlaygroundCopy } from './sdks-playground-copy';
import { SdksPlaygroundPage } from './sdks-playground-page';
import { simulatorsCopy } from './simulators-copy';
import { SimulatorsPage } from './simulators-page';

const root = '/services/quantum-computing';

export const quantumPages = [
  writtenPage({ path: root, copy: quantumCopy, Component: QuantumPage }),
  writtenPage({ path: `${root}/simulators`, copy: simulatorsCopy, Component: SimulatorsPage }),
  writtenPage({
    path: `${root}/annealers`,
    storiesNamed: ['the-plan-that-survives-the-first-closed-road'],
    copy: annealersCopy,
    Component: AnnealersPage,
  }),
  writtenPage({ path: `${root}/computers`, copy: computersCopy, Component: ComputersPage }),
  writtenPage({ path: `${root}/sdks-playground`, copy: sdksPlaygroundCopy, Component: SdksPlaygroundPage }),
  writtenPage({ path: `${root}/querido`, copy: queridoCopy, Component: QueridoPage }),
];
