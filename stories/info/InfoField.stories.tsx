import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { infoFields } from '../../shared/infoFields.ts';
import { InfoField } from '../../src/components/info/InfoField.tsx';
import { infoRequestSchema } from '../../src/rules/infoRequestSchema.ts';
import { atWidth } from '../atWidth.tsx';
import { blank } from './infoValues.ts';
import { noPicture } from '../parameters.ts';

/**
 * Use it for a field of the request inside `Formik`; `name` decides label, control, limit and
 * autocomplete. For any other control, use Field. It marks an invalid value when the visitor leaves
 * it, and the mark disappears as soon as the value is valid.
 */
const meta = {
  title: 'Forms/Info/InfoField',
  id: 'info-infofield',
  component: InfoField,
  tags: ['guide'],
  parameters: { ...noPicture },
  argTypes: { name: { control: 'select', options: Object.keys(infoFields) } },
  args: { name: 'phone', locked: false },
  decorators: [
    (Story) => (
      <Formik
        initialValues={blank}
        validationSchema={infoRequestSchema}
        validateOnChange={false}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
    atWidth('inForm'),
  ],
} satisfies Meta<typeof InfoField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
