export interface PageMetaProps {
  title: string;
  description?: string;
}

/** The title and description of a page, which React places in the document's head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
