import { type WrittenPage, writtenPage } from '../written-page';
import { aiSolutionsCopy } from './ai-solutions-copy';
import { AiSolutionsPage } from './ai-solutions-page';
import { automationCopy } from './automation-copy';
import { AutomationPage } from './automation-page';
import { blissCopy } from './bliss-copy';
import { BlissPage } from './bliss-page';
import { customLlmCopy } from './custom-llm-copy';
import { CustomLlmPage } from './custom-llm-page';
import { platformsCopy } from './platforms-copy';
import { PlatformsPage } from './platforms-page';
import { quantumAiCopy } from './quantum-ai-copy';
import { QuantumAiPage } from './quantum-ai-page';
import { unfakedCopy } from './unfaked-copy';
import { UnfakedPage } from './unfaked-page';

const home = '/services/ai-solutions';
const archiveCase = 'a-model-that-read-the-whole-archive';

export const aiPages: readonly WrittenPage[] = [
  writtenPage({ path: home, storiesNamed: [archiveCase], copy: aiSolutionsCopy, Component: AiSolutionsPage }),
  writtenPage({
    path: `${home}/custom-llm`,
    storiesNamed: [archiveCase, 'permit-files-that-arrive-complete'],
    copy: customLlmCopy,
    Component: CustomLlmPage,
  }),
  writtenPage({ path: `${home}/automation-rpa`, copy: automationCopy, Component: AutomationPage }),
  writtenPage({ path: `${home}/quantum-ai-systems`, copy: quantumAiCopy, Component: QuantumAiPage }),
  writtenPage({ path: `${home}/platforms`, copy: platformsCopy, Component: PlatformsPage }),
  writtenPage({ path: `${home}/platforms/unfaked`, copy: unfakedCopy, Component: UnfakedPage }),
  writtenPage({ path: `${home}/platforms/bliss`, copy: blissCopy, Component: BlissPage }),
];
