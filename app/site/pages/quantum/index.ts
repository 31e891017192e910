import { writtenPage } from '../written-page';
import { sdksPlaygroundCopy } from './sdks-playground-copy';
import { SdksPlaygroundPage } from './sdks-playground-page';

const root = '/services/quantum-computing';

export const quantumPages = [
  writtenPage({ path: `${root}/sdks-playground`, copy: sdksPlaygroundCopy, Component: SdksPlaygroundPage }),
];
