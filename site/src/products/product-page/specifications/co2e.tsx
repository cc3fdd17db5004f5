/** Sign of CO2 equivalents; the font has no subscript digits. */
export const co2e = (
  <span key="co2e">
    CO<sub>2</sub>e
  </span>
);
