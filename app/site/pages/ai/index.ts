import { type WrittenPage, writtenPage } from '../written-page';
import { aiSolutionsCopy } from './ai-solutions-copy';
import { AiSolutionsPage } from './ai-solutions-page';
import { automationCopy } from './automation-copy';
import { AutomationPage } from './automation-page';
import { customLlmCopy } from './custom-llm-copy';
import { CustomLlmPage } from './custom-llm-page';

export const aiPages: readonly WrittenPage[] = [
  writtenPage({ path: '/services/ai-solutions', copy: aiSolutionsCopy, Component: AiSolutionsPage }),
  writtenPage({ path: '/services/ai-solutions/custom-llm', copy: customLlmCopy, Component: CustomLlmPage }),
  writtenPage({ path: '/services/ai-solutions/automation-rpa', copy: automationCopy, Component: AutomationPage }),
];
