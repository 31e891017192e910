import type { TextBlock } from './plain-text';

const list = 'grid gap-3 pl-5 marker:text-accent';
const ruledList = 'list-inside marker:text-accent';

interface TextBlocksProps {
  blocks: TextBlock[];
  /** A line under each entry instead of air between them. */
  ruled?: boolean;
}

/** Plain text as paragraphs and lists. */
export function TextBlocks({ blocks, ruled = false }: TextBlocksProps) {
  return blocks.map((block, index) => <Block key={`${index} ${block.kind}`} block={block} ruled={ruled} />);
}

function Block({ block, ruled }: { block: TextBlock; ruled: boolean }) {
  const line = ruled ? 'border-b border-line py-4' : '';
  if (block.kind === 'paragraph') return <p className={`whitespace-pre-line ${line}`}>{block.lines.join('\n')}</p>;
  const items = block.items.map((item, index) => (
    <li key={`${index} ${item}`} className={ruled ? line : 'pl-2'}>
      {item}
    </li>
  ));
  if (block.kind === 'numbers') return <ol className={`${ruled ? ruledList : list} list-decimal`}>{items}</ol>;
  return <ul className={ruled ? '' : `${list} list-[square]`}>{items}</ul>;
}
