export interface PageMetaProps {
  /** The title of the tab, and the name of the page to a screen reader. */
  title: string;
  /** What a search engine or a shared link says of the page. */
  description?: string;
}

/** A page's title and description; React places them in the document's head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
