import type { TextBlock } from './plain-text';

const list = 'grid gap-3 pl-5 marker:text-accent';

/** Plain text as paragraphs and lists. */
export function TextBlocks({ blocks }: { blocks: TextBlock[] }) {
  return blocks.map((block, index) => <Block key={`${index} ${block.kind}`} block={block} />);
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph') return <p className="whitespace-pre-line">{block.lines.join('\n')}</p>;
  const items = block.items.map((item, index) => (
    <li key={`${index} ${item}`} className="pl-2">
      {item}
    </li>
  ));
  return block.kind === 'numbers' ? (
    <ol className={`${list} list-decimal`}>{items}</ol>
  ) : (
    <ul className={`${list} list-[square]`}>{items}</ul>
  );
}
