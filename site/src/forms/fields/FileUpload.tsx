import { partName } from '@plantsoen/form-rules/field-names.ts';
import { asFiles } from '@plantsoen/form-rules/field-values.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { formatFileSize } from '../../downloads/file-size.ts';
import { type Translate, useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { FileUploadContent } from '../form-content.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './FileUpload.module.css';
import { useFormFrame, useInitial } from './field-frame.ts';

/** Returns the allowed file types and the size limit in words: 'PDF, DWG or PNG, up to 25 MB'. */
function fileKinds(t: Translate<'forms'>, { accept, maxMb }: Pick<FileUploadContent, 'accept' | 'maxMb'>): string {
  const kinds = accept.map((ending) => ending.replace(/^\./, '').toUpperCase());
  const last = kinds.pop();
  const size = `${maxMb}`;
  if (!last) return t('fileSize', { size });
  return t('fileKinds', { size, kinds: kinds.length === 0 ? last : t('or', { list: kinds.join(', '), last }) });
}

/** Renders a file upload. Files can be chosen or dropped, also in several steps, up to the limit (FRM-10). */
export function FileUpload({ field }: { field: FileUploadContent }) {
  const { handle, limitFiles, multiple, accept, required } = field;
  const { values, changed } = useFormFrame();
  const initial = asFiles(useInitial(handle));
  const [uploaded, setUploaded] = useState(() => initial.filter(({ token }) => token));
  const chosen = useRef<readonly File[]>([]);
  const ref = useRef<HTMLInputElement>(null);
  const { format } = useSite();
  const t = useMessages('forms');
  const isSeveral = multiple && limitFiles > 1;
  const files = asFiles(values[handle]);

  const tellChange = useEffectEvent(() => changed(handle));
  useEffect(() => {
    chosen.current = [...(ref.current?.files ?? [])];
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the uploaded files changes their inputs
  useEffect(() => tellChange(), [uploaded]);

  const put = (next: readonly File[]) => {
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    if (ref.current) ref.current.files = transfer.files;
    chosen.current = next;
  };
  const choose = () => {
    const added = [...(ref.current?.files ?? [])];
    const all = isSeveral ? [...chosen.current, ...added] : added;
    const fits = uploaded.length + all.length <= limitFiles;
    put(fits ? all : chosen.current);
    changed(handle, fits ? [] : [{ handle, key: 'tooManyFiles', amount: limitFiles }]);
  };
  const remove = (index: number) => {
    if (index < uploaded.length) return setUploaded(uploaded.filter((_, place) => place !== index));
    put(chosen.current.filter((_, place) => place !== index - uploaded.length));
    changed(handle);
  };
  return (
    <FieldFrame field={field}>
      {(input) => (
        <>
          <div className={styles.drop}>
            <Icon name="upload" />
            <div className={styles.words} aria-hidden="true">
              <span className={styles.lead}>{t('dropFile', { count: isSeveral ? limitFiles : 1 })}</span>
              <span className={styles.kinds} id={`${input.id}-kinds`}>
                {fileKinds(t, field)}
              </span>
            </div>
            <span className={styles.choose} aria-hidden="true">
              {t('chooseFile', { count: isSeveral ? limitFiles : 1 })}
            </span>
            <input
              ref={ref}
              className={styles.input}
              {...input}
              type="file"
              name={handle}
              multiple={isSeveral}
              accept={accept.join(',') || undefined}
              required={required && files.length === 0}
              aria-describedby={[input['aria-describedby'], `${input.id}-kinds`].filter(Boolean).join(' ')}
              onChange={(event) => {
                event.stopPropagation();
                choose();
              }}
            />
          </div>
          {uploaded.map(({ token, bytes, name }) => (
            <input key={token} type="hidden" name={partName(handle, 'file')} value={`${token} ${bytes} ${name}`} />
          ))}
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map(({ name, bytes }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be in the list twice
                <li key={`${index} ${name}`} className={styles.file}>
                  <Icon name="attachment" />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.size}>{formatFileSize(bytes, format.number)}</span>
                  <IconButton
                    icon="close"
                    aria-label={t('removeFile', { name })}
                    className={styles.remove}
                    onClick={() => {
                      remove(index);
                      ref.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldFrame>
  );
}
