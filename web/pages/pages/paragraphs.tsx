/** Renders a text as paragraphs, separated by blank lines, and lists of lines that start with "- ". */
export function Paragraphs({ text }: { text: string }) {
  return text.split("\n\n").map((block) => {
    const lines = block.split("\n");
    const isList = lines.every((line) => line.startsWith("- "));
    if (!isList) return <p key={block}>{block}</p>;
    return (
      <ul key={block}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  });
}
