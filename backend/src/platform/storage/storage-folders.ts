/** Folders of the storage that a backup contains. */
export const backupFolders = ['media/', 'uploads/'] as const;

/** Folders of files that cannot be made again. Sites upload the assets of their build at each start, but not those of earlier builds. */
export const permanentFolders = [...backupFolders, 'site-assets/'] as const;

/** Folder of files that are made again on request. */
export const cropFolder = 'crops/';
