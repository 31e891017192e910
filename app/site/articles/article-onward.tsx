import type { ReactNode } from 'react';
import { ArrowLink } from '~/ui/arrow-link';
import { ArticleCover, type CoveredArticle } from './article-cover';
import { ArticleDate, titleOf } from './article-facts';
import { BackLink } from './article-page';

/** What a list says of one of its articles in a line. */
export interface Piece extends CoveredArticle {
  excerpt: string;
  publishDate: Date;
  readTime?: string | null;
}

type Linked = Pick<Piece, 'slug' | 'title'>;

interface OnwardProps {
  base: string;
  back: { href: string; label: string };
  /** Each leads somewhere or only says something. */
  tags: { label: string; href: string | null }[];
  invitation: { text: string; href: string; label: string };
  previous: Linked | null;
  next: Linked | null;
  relatedTitle: string;
  related: Piece[];
}

/** Everything below an article's last line: its tags, one quiet invitation, its neighbours, and what to read next. */
export function ArticleOnward({ base, back, tags, invitation, previous, next, relatedTitle, related }: OnwardProps) {
  return (
    <div className="no-print wrap-anywhere">
      <div className="page-wide grid grid-cols-12 md:gap-x-8 pt-14 pb-16 lg:pb-24">
        <div className="col-span-12 lg:col-span-9 lg:col-start-4">
          <TagList tags={tags} />
          <p className="mt-8 max-w-2xl border-t border-line pt-6 text-lg">
            {invitation.text} <ArrowLink href={invitation.href}>{invitation.label}</ArrowLink>
          </p>
        </div>
      </div>
      {(previous || next) && (
        <nav aria-label="Previous and next" className="border-y border-line">
          <div
            className={`page-wide grid divide-line max-md:divide-y ${previous && next ? 'md:grid-cols-2 md:divide-x' : ''}`}
          >
            {previous && <Neighbour base={base} piece={previous} rel="prev" label="Previous" />}
            {next && <Neighbour base={base} piece={next} rel="next" label="Next" className="md:pl-8 md:text-right" />}
          </div>
        </nav>
      )}
      <Pieces base={base} back={back} title={relatedTitle} pieces={related} />
    </div>
  );
}

interface PiecesProps extends Pick<OnwardProps, 'base'>, Partial<Pick<OnwardProps, 'back'>> {
  title: string;
  pieces: Piece[];
}

/** Some of a list, under a title beside them. */
export function Pieces({ base, back, title, pieces }: PiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="page-wide grid grid-cols-12 md:gap-x-8 gap-y-8 py-16 wrap-anywhere lg:py-24"
    >
      <div className="col-span-12 lg:col-span-3">
        <h2 id="related" className="text-2xl">
          {title}
        </h2>
        {back && (
          <p className="mt-4">
            <BackLink {...back} />
          </p>
        )}
      </div>
      <ul className="col-span-12 lg:col-span-9">
        {pieces.map((piece) => (
          <li key={piece.slug}>
            <RelatedPiece base={base} piece={piece} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each once, however its letters are written: tags and keywords are typed in different fields. */
export function TagList({ tags }: { tags: OnwardProps['tags'] }) {
  if (tags.length === 0) return null;
  const known = new Map<string, OnwardProps['tags'][number]>();
  for (const tag of tags) if (!known.has(tag.label.toLowerCase())) known.set(tag.label.toLowerCase(), tag);
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2 text-sm">
      {[...known.values()].map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <Chip href={href}>{label}</Chip>
          ) : (
            <span className="inline-flex min-h-8 items-center rounded-full border border-line px-3 text-muted">
              {label}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Chip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-8 items-center rounded-full border border-line-strong px-3 transition-colors duration-(--duration-quick) hover:border-text hover:bg-raised"
    >
      {children}
    </a>
  );
}

interface NeighbourProps {
  base: string;
  piece: Linked;
  rel: 'prev' | 'next';
  label: string;
  className?: string;
}

function Neighbour({ base, piece, rel, label, className = '' }: NeighbourProps) {
  return (
    <a href={`${base}/${piece.slug}`} rel={rel} className={`group/card block py-8 lg:py-10 ${className}`}>
      <span className="text-sm text-muted">{label}</span>
      <span className="mt-2 block font-display text-xl leading-tight font-semibold text-balance transition-colors duration-(--duration-quick) group-hover/card:text-accent">
        {titleOf(piece)}
      </span>
    </a>
  );
}

function RelatedPiece({ base, piece }: { base: string; piece: Piece }) {
  return (
    <article className="group/card relative grid grid-cols-[minmax(0,1fr)_30%] gap-x-6 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_13rem] md:gap-x-12">
      <div>
        <h3 className="text-xl leading-tight transition-colors duration-(--duration-quick)">
          <a href={`${base}/${piece.slug}`} className="after:absolute after:inset-0 group-hover/card:text-accent">
            {titleOf(piece)}
          </a>
        </h3>
        <p className="mt-2 max-w-[52ch] text-muted max-md:hidden">{piece.excerpt}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
          <ArticleDate date={piece.publishDate} />
          {piece.readTime && <span>{piece.readTime}</span>}
        </p>
      </div>
      <ArticleCover article={piece} sizes="13rem" />
    </article>
  );
}
