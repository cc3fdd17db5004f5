export function ProjectMap(_: { markers: readonly unknown[] }) {
  return null;
}
