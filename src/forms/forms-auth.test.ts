import { type RuleCase, testRules } from './test-rules.ts';

const password: RuleCase[] = [
  [{ password: '12345', confirm_password: '12345' }, 'password', 'Password must be at least 6 characters'],
  [{ confirm_password: 'other11' }, 'confirm_password', 'Passwords must match'],
  [{ confirm_password: undefined }, 'confirm_password', 'Confirm Password is required'],
];
const email: RuleCase[] = [
  [{ user_name: 'sara' }, 'user_name', 'Invalid email format'],
  [{ user_name: '' }, 'user_name', 'Email is required'],
];

testRules({
  'auth/login': [
    [{ user_name: 'sara' }, 'user_name', 'Invalid email format'],
    [{ user_name: undefined }, 'user_name', 'User Name is required'],
    [{ user_name: '   ' }, 'user_name', 'User Name is required'],
    [{ user_name: ' sara@example.com ' }, null],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: undefined }, 'password', 'Password is required'],
    [{ password: '      ' }, null],
  ],
  'auth/register-candidate': [
    [{ first_name: ' ' }, 'first_name', 'First Name is required'],
    [{ last_name: undefined }, 'last_name', 'Last Name is required'],
    ...email,
    ...password,
  ],
  'auth/register-school': [
    [{ full_name: undefined }, 'full_name', 'Full Name is required'],
    ...email,
    ...password,
  ],
  'auth/verify-email': [
    [{ otp: '12345' }, 'otp', 'OTP must be 6 digits'],
    [{ otp: '1234567' }, 'otp', 'OTP must be 6 digits'],
    [{ otp: '12345a' }, 'otp', 'OTP must be 6 digits'],
    [{ otp: undefined }, 'otp', 'OTP is required'],
  ],
  'auth/forgot-password': email,
  'auth/reset-password': [
    ...password,
    [{ token: undefined }, 'token', 'This link is incomplete. Request a new one.'],
  ],
});
