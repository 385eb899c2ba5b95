/** Returns the parameter `design`, with which a story shows the mock that it was built from. */
export function mock(name: string, sizes: readonly string[] = ['desk', 'phone']) {
  return sizes.map((size) => ({ type: 'image', name: size, url: `mocks/${name}/${size}.webp` }));
}
