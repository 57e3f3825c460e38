import type { Attempt } from './attempts.ts';

/** The forms for visitors, and what they refuse. */
export const guestForms: { name: string; path: string; button: string; attempts: Attempt[] }[] = [
  {
    name: 'login',
    path: '/login',
    button: 'Login',
    attempts: [
      {
        refused: [
          ['Username', 'User Name is required'],
          ['Password', 'Password is required'],
        ],
      },
      {
        enter: { Username: 'someone', Password: '12345' },
        refused: [
          ['Username', 'Invalid email format'],
          ['Password', 'Password must be at least 6 characters'],
        ],
      },
      {
        enter: { Username: 'someone@example.org' },
        refused: [['Password', 'Password must be at least 6 characters']],
      },
    ],
  },
  {
    name: "the candidate's registration",
    path: '/auth/register/candidate',
    button: 'Signup',
    attempts: [
      {
        refused: [
          ['First name', 'First Name is required'],
          ['Last name', 'Last Name is required'],
          ['E-mail', 'Email is required'],
          ['Password', 'Password is required'],
          ['Confirm password', 'Confirm Password is required'],
        ],
      },
      {
        enter: {
          'First name': '   ',
          'Last name': 'Rahman',
          'E-mail': 'noor at example',
          Password: '12345',
          'Confirm password': '123456',
        },
        refused: [
          ['First name', 'First Name is required'],
          ['E-mail', 'Invalid email format'],
          ['Password', 'Password must be at least 6 characters'],
          ['Confirm password', 'Passwords must match'],
        ],
      },
    ],
  },
  {
    name: "the school's registration",
    path: '/auth/register/school',
    button: 'Signup',
    attempts: [
      {
        refused: [
          ['Your name', 'Full Name is required'],
          ['E-mail', 'Email is required'],
          ['Password', 'Password is required'],
          ['Confirm password', 'Confirm Password is required'],
        ],
      },
      {
        enter: {
          'Your name': 'Lulwa School',
          'E-mail': 'a@',
          Password: '12345',
          'Confirm password': 'other',
        },
        refused: [
          ['E-mail', 'Invalid email format'],
          ['Password', 'Password must be at least 6 characters'],
          ['Confirm password', 'Passwords must match'],
        ],
      },
    ],
  },
  {
    name: 'forgot password',
    path: '/forgot-password',
    button: 'Send link',
    attempts: [
      { refused: [['E-mail', 'Email is required']] },
      { enter: { 'E-mail': 'nobody' }, refused: [['E-mail', 'Invalid email format']] },
    ],
  },
  {
    name: 'reset password',
    path: '/reset-password?email=a%40example.org&token=x',
    button: 'Reset password',
    attempts: [
      {
        refused: [
          ['New password', 'Password is required'],
          ['Confirm password', 'Confirm Password is required'],
        ],
      },
      {
        enter: { 'New password': '12345', 'Confirm password': '123456' },
        refused: [
          ['New password', 'Password must be at least 6 characters'],
          ['Confirm password', 'Passwords must match'],
        ],
      },
    ],
  },
];
