import { GateField } from '../../src/components/gate/GateField.tsx';
import { EmployeeCountField } from '../../src/components/info/EmployeeCountField.tsx';
import { InfoField } from '../../src/components/info/InfoField.tsx';
import { MessageField } from '../../src/components/info/MessageField.tsx';
import { atCode } from '../gate/gateArgs.ts';
import type { Control } from './Control.ts';

const states = ['rest', 'hover', 'focus', 'busy', 'error'] as const;

/** What is filled in. */
export const fields: readonly Control[] = [
  {
    name: 'Field',
    states,
    draw: (state) => (
      <InfoField
        id={`company-${state}`}
        name="company"
        value="Firm & Partners"
        locked={state === 'busy'}
        problem={state === 'error' ? 'Enter your company' : undefined}
      />
    ),
  },
  {
    name: 'Message',
    states,
    draw: (state) => (
      <MessageField
        id={`message-${state}`}
        name="message"
        value="What does a partner firm do?"
        locked={state === 'busy'}
        problem={state === 'error' ? 'Message: use at most 500 characters' : undefined}
      />
    ),
  },
  {
    name: 'Code',
    states,
    draw: (state) => (
      <GateField
        gate={{
          ...atCode,
          text: '042195',
          phase: state === 'busy' ? 'verifying' : 'idle',
          problem: state === 'error' ? 'codeRefused' : undefined,
        }}
        hints={{}}
        onEdit={() => undefined}
      />
    ),
  },
  {
    name: 'Choice',
    states,
    draw: (state) => (
      <EmployeeCountField
        id={`employees-${state}`}
        name="employeeCount"
        value=""
        locked={state === 'busy'}
        problem={state === 'error' ? 'Choose a number' : undefined}
      />
    ),
  },
];
