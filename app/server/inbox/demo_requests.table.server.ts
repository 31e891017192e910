import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../db/table-parts.ts';
import { inquiryColumns, inquiryConstraints } from './inquiry-columns.server.ts';
import { demoIndustries, demoInterests, demoStatuses } from './inquiry-options.ts';

/** What came in through the demo form. */
export const demoRequests = pgTable(
  'demo_requests',
  {
    ...inquiryColumns(['industry', 'interested_in']),
    company: text('company').notNull(),
    industry: text('industry', { enum: demoIndustries }).notNull(),
    interestedIn: text('interested_in').$type<(typeof demoInterests)[keyof typeof demoInterests]>().notNull(),
    message: text('message'),
    status: text('status', { enum: demoStatuses }).notNull().default('pending'),
  },
  (table) => [
    ...inquiryConstraints('demo_requests', table, demoStatuses),
    check('demo_requests_industry_check', oneOf(table.industry, demoIndustries)),
    check('demo_requests_interested_in_check', oneOf(table.interestedIn, Object.values(demoInterests))),
  ],
);
