/** The marketplace's own offices; the country by its name. */
export const demoCentres = [
  {
    name: 'Dubai Knowledge Park',
    country: 'United Arab Emirates',
    city: 'Dubai',
    address: 'Block 11, Al Sufouh',
    phone: '97144000111',
    email: 'dubai@example.com',
  },
  {
    name: 'Abu Dhabi Corniche',
    country: 'United Arab Emirates',
    city: 'Abu Dhabi',
    address: 'Corniche Road, Tower 3',
    phone: '97124000112',
    email: 'abudhabi@example.com',
  },
  {
    name: 'Riyadh Olaya',
    country: 'Saudi Arabia',
    city: 'Riyadh',
    address: 'Olaya Street 212',
    phone: '966114000113',
    email: 'riyadh@example.com',
  },
  {
    name: 'Doha West Bay',
    country: 'Qatar',
    city: 'Doha',
    address: 'Conference Centre Street 7',
    phone: '97440000114',
    email: 'doha@example.com',
  },
];
