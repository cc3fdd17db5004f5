/**
 * Pavings of the contrast calculator (CAT-20), in the order of the list. They are part of the code instead of the admin, because
 * they are guide values of common materials and not content of a maker. A measured value can be entered for any other paving.
 * The reflectance is computed from the screen colour, as on the colour chart.
 */
export const pavings = [
  { key: 'concrete', hex: '#A9A7A1', reflectance: 38.6 },
  { key: 'concreteLight', hex: '#CBC9C3', reflectance: 58.4 },
  { key: 'clayRed', hex: '#7C4A3C', reflectance: 9.5 },
  { key: 'clayBrown', hex: '#5F4438', reflectance: 6.9 },
  { key: 'clayYellow', hex: '#B5945F', reflectance: 31.8 },
  { key: 'graniteLight', hex: '#BDBBB6', reflectance: 49.7 },
  { key: 'graniteDark', hex: '#5A5C5F', reflectance: 10.7 },
  { key: 'bluestone', hex: '#5C6468', reflectance: 12.4 },
  { key: 'basalt', hex: '#4A4B4C', reflectance: 7 },
  { key: 'asphalt', hex: '#3E3E3F', reflectance: 4.8 },
  { key: 'asphaltWorn', hex: '#6E6E6C', reflectance: 15.5 },
  { key: 'gravel', hex: '#B59B74', reflectance: 34.5 },
  { key: 'shells', hex: '#CFC6B4', reflectance: 56.9 },
  { key: 'grass', hex: '#5F7A3B', reflectance: 16.7 },
] as const;

export type PavingKey = (typeof pavings)[number]['key'];
