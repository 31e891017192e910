import { dayInIndia, longDate } from '~/lib/dates';

/** "November 21, 2025", the same day for every reader. */
export function ArticleDate({ date, className }: { date: Date; className?: string }) {
  return (
    <time dateTime={dayInIndia(date)} className={className}>
      {longDate(date)}
    </time>
  );
}

/** Author, date and reading time in one line, as far as there are any. */
export function Byline({
  article,
  className = '',
}: {
  article: { author?: string; publishDate: Date; readTime?: string | null };
  className?: string;
}) {
  return (
    <p className={`flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted ${className}`}>
      {article.author && <span className="min-w-0 wrap-anywhere">{article.author}</span>}
      <ArticleDate date={article.publishDate} />
      {article.readTime && <span>{article.readTime}</span>}
    </p>
  );
}

const levels = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof levels)[number];

const levelNames: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** The level as a word, and as one to three bars for those who scan. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const reached = levels.indexOf(difficulty);
  return (
    <span className="inline-flex items-center gap-2">
      <span className="flex h-3 items-end gap-0.5" aria-hidden="true">
        {levels.map((level, index) => (
          <span
            key={level}
            className={`w-1 ${index <= reached ? 'bg-accent' : 'bg-line-strong opacity-55'}`}
            style={{ height: `${(index + 1) * 4}px` }}
          />
        ))}
      </span>
      {levelNames[difficulty]}
    </span>
  );
}

/** The first few tags of a card. */
export function Tags({ tags, most, className = '' }: { tags: string[]; most: number; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-2 gap-y-1 text-xs text-muted ${className}`} aria-label="Tags">
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className="rounded-sm border border-line px-1.5 py-0.5">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** What stands in the place of a title that was left empty. */
export function titleOf(article: { title: string }): string {
  return article.title.trim() || 'Untitled';
}
