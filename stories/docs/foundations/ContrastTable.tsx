import type { ColorRoles } from '../../../src/theme/tokens.ts';
import { colorPairs, contrast, leastContrast, rolesOf } from './contrast.ts';

export function ContrastTable({ scheme }: { scheme: ColorRoles }) {
  const roles = rolesOf(scheme);
  return (
    <table>
      <thead>
        <tr>
          {['Color', 'Background', 'Measured', 'At least'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colorPairs.map(({ color, ground, use }) => {
          const [ink = '', paper = ''] = [roles.get(color), roles.get(ground)];
          return (
            <tr key={`${color} on ${ground}`}>
              <td style={{ color: ink, backgroundColor: paper }}>{color}</td>
              <td>{ground}</td>
              <td>{contrast(ink, paper).toFixed(2)}:1</td>
              <td>
                {leastContrast[use]}:1 ({use})
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
