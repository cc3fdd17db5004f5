/** Exit codes of the commands. An incomplete backup is a usable archive that lacks files which were lost before. */
export const exitCodes = { success: 0, problem: 1, usage: 2, incompleteBackup: 3 };
