// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

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
import org.eclipse.core.runtime.ILog;

/**
 * Calls back when a file in one of its folders comes, goes or changes. Folders below them are not watched. One thread may
 * use it at a time; it calls back on a daemon thread of its own. Where the system cannot watch folders it stays silent and
 * {@link #works} returns false.
 */
final class FolderWatch implements AutoCloseable {
    private final WatchService watch;
    private final Map<Path, WatchKey> extra = new HashMap<>();

    private FolderWatch(WatchService watch) {
        this.watch = watch;
    }

    /** Begins to watch some folders until {@link #close}; makes those that are missing. */
    static FolderWatch start(List<Path> folders, Runnable changed) {
        try {
            WatchService service = folders.getFirst().getFileSystem().newWatchService();
            for (Path folder : folders) {
                Files.createDirectories(folder);
                register(folder, service);
            }
            Thread.ofPlatform().daemon().name("Watching plans and runs").start(() -> follow(service, changed));
            return new FolderWatch(service);
        } catch (IOException | UnsupportedOperationException e) {
            ILog.get().warn("Changes in the folders of plans and runs will not be seen at once.", e);
            return new FolderWatch(null);
        }
    }

    private static WatchKey register(Path folder, WatchService service) throws IOException {
        return folder.register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
    }

    private static void follow(WatchService service, Runnable changed) {
        try {
            while (true) {
                WatchKey key = service.take();
                key.pollEvents();
                changed.run();
                key.reset();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ClosedWatchServiceException e) {
            // The watch was closed.
        }
    }

    /** Whether changes are reported. */
    boolean works() {
        return watch != null;
    }

    /** Watches these folders too, and no longer those of the call before. A folder that has just gone is left out. */
    void alsoWatch(Collection<Path> folders) {
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
                ILog.get().warn("The watch of plans and runs could not be ended.", e);
            }
        }
    }
}
