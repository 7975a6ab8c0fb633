import { render, screen } from '@testing-library/react';
import { ContactText } from '@/entities/contact/ContactText';

test('shows an email address and a phone number as links', async () => {
  render(<ContactText text="Reception, reception@portico.example, 0800 555 0142 (room 12)" />);
  expect(screen.getByRole('link', { name: /^reception@/ })).toHaveAttribute('href', 'mailto:reception@portico.example');
  expect(await screen.findByRole('link', { name: '0800 555 0142' })).toHaveAttribute('href', 'tel:08005550142');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
