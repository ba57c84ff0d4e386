// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Calls back when a file in one of its folders comes, goes or changes. Folders below them are not watched. One thread may
 * use it at a time; it calls back on a daemon thread of its own. Where the system cannot watch folders it stays silent and
 * {@link #works} returns false.
 */
public final class FolderWatch implements AutoCloseable {
    /** Watches nothing, and need not be closed. */
    public static final FolderWatch NONE = new FolderWatch(null);
    private static final System.Logger LOG = System.getLogger(FolderWatch.class.getName());
    private final WatchService watch;
    private final Map<Path, WatchKey> extra = new HashMap<>();

    private FolderWatch(WatchService watch) {
        this.watch = watch;
    }

    /**
     * Begins to watch some folders until {@link #close}; makes those that are missing.
     *
     * @param quietMillis for how long nothing must change before {@code changed} is called; 0 calls it at once
     */
    public static FolderWatch start(List<Path> folders, long quietMillis, Runnable changed) {
        try {
            WatchService service = folders.getFirst().getFileSystem().newWatchService();
            for (Path folder : folders) {
                Files.createDirectories(folder);
                register(folder, service);
            }
            Thread.ofPlatform().daemon().name("Watching " + folders).start(() -> follow(service, quietMillis, changed));
            return new FolderWatch(service);
        } catch (IOException | UnsupportedOperationException e) {
            LOG.log(System.Logger.Level.WARNING, "Changes in " + folders + " will not be seen at once", e);
            return new FolderWatch(null);
        }
    }

    private static WatchKey register(Path folder, WatchService service) throws IOException {
        return folder.register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
    }

    private static void follow(WatchService service, long quietMillis, Runnable changed) {
        try {
            while (true) {
                for (WatchKey key = service.take(); key != null; key = service.poll(quietMillis, TimeUnit.MILLISECONDS)) {
                    key.pollEvents();
                    key.reset();
                }
                changed.run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ClosedWatchServiceException e) {
            // The watch was closed.
        }
    }

    /** Whether changes are reported. */
    public boolean works() {
        return watch != null;
    }

    /** Watches these folders too, and no longer those of the call before. A folder that has just gone is left out. */
    public void alsoWatch(Collection<Path> folders) {
        if (!works()) {
            return;
        }
        extra.entrySet().removeIf(watched -> {
            boolean gone = !folders.contains(watched.getKey());
            if (gone) {
                watched.getValue().cancel();
            }
            return gone;
        });
        for (Path folder : folders) {
            if (!extra.containsKey(folder)) {
                try {
                    extra.put(folder, register(folder, watch));
                } catch (IOException e) {
                    // The folder was deleted meanwhile; the watch of its parent reports that.
                }
            }
        }
    }

    @Override
    public void close() {
        if (works()) {
            try {
                watch.close();
            } catch (IOException e) {
                LOG.log(System.Logger.Level.WARNING, "A watch could not be ended", e);
            }
        }
    }
}
