import { writtenPage } from '../written-page';
import { privacyPolicyCopy } from './privacy-policy-copy';
import { PrivacyPolicyPage } from './privacy-policy-page';
import { termsOfUseCopy } from './terms-of-use-copy';
import { TermsOfUsePage } from './terms-of-use-page';

export const legalPages = [
  writtenPage({ path: '/privacy-policy', copy: privacyPolicyCopy, Component: PrivacyPolicyPage }),
  writtenPage({ path: '/terms-of-use', copy: termsOfUseCopy, Component: TermsOfUsePage }),
];
