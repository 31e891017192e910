import { closeSync, fdatasyncSync, fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;

/** The part of PGlite's Emscripten module that carries a sync to the disk. Its own types leave it out. */
interface SyncableModule {
  FS: { isDir(mode: number): boolean; streams: (Partial<NativeStream> | null | undefined)[] };
  NODEFS: {
    stream_ops: { fsync?: (stream: NativeStream) => number };
    tryFSOperation(operation: () => void): void;
  };
}

interface NativeStream {
  /** The file descriptor of the operating system. */
  nfd: number;
  node: { mode: number };
}

/**
 * PGlite's file system on a directory, with one cure: PGlite answers PostgreSQL's fsync with success and does nothing,
 * so a power cut could lose or corrupt what was committed. Here fsync reaches the disk.
 */
export class SyncingNodeFS extends NodeFS {
  /** How often PostgreSQL's wish to sync has been carried out. */
  syncs = 0;
  #module: SyncableModule | undefined;

  override async init(...[pglite, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const installSync = (module: unknown) => this.#install(module as SyncableModule);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), installSync] } };
  }

  /** Closes every file that a dead database still has open: from then on nothing of it can reach the disk. */
  abandon(): void {
    for (const stream of this.#module?.FS.streams ?? []) {
      if (stream?.nfd === undefined) continue;
      try {
        closeSync(stream.nfd);
      } catch {
        // Closed already.
      }
      delete stream.nfd;
    }
  }

  #install(module: SyncableModule): void {
    const { FS, NODEFS } = module;
    this.#module = module;
    NODEFS.stream_ops.fsync = (stream) => {
      // PostgreSQL syncs the directory after it has made or renamed a file (a new WAL segment, say). On ext4 and XFS
      // fdatasync may leave a directory's new entries out, since they are no "data" of it; for files it is enough.
      const isDirectory = FS.isDir(stream.node.mode);
      NODEFS.tryFSOperation(() => (isDirectory ? fsyncSync(stream.nfd) : fdatasyncSync(stream.nfd)));
      this.syncs += 1;
      return 0;
    };
  }
}
