import { inject } from 'vitest';
import { keepEmptyCluster } from '../../app/db/empty-cluster.server';

/** Before each file: new databases begin as they do on a built site. */
keepEmptyCluster(inject('emptyCluster'));
