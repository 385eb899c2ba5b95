export interface PageMetaProps {
  title: string;
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
