export interface PageMetaProps {
  title: string;
  /** The text below the title in search results. */
  description?: string;
}

/** The title and description of a page. React moves them to the head of the document. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
