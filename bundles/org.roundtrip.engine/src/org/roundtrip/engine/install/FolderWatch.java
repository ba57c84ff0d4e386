// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.install;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.TimeUnit;

/** Calls back on a daemon thread when the files of a folder have changed and then stayed the same for a moment. */
final class FolderWatch implements AutoCloseable {
    private static final long QUIET_MILLIS = 300;
    private static final System.Logger LOG = System.getLogger(FolderWatch.class.getName());
    private final WatchService service;

    private FolderWatch(WatchService service) {
        this.service = service;
    }

    /** Begins to watch a folder, which is made when it is missing. Where that is not possible, the watch is silent. */
    static FolderWatch start(Path folder, Runnable changed) {
        try {
            WatchService service = folder.getFileSystem().newWatchService();
            Files.createDirectories(folder).register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
            Thread.ofPlatform().daemon().name("Watching providers").start(() -> follow(service, changed));
            return new FolderWatch(service);
        } catch (IOException | UnsupportedOperationException e) {
            LOG.log(System.Logger.Level.WARNING, "Providers that are copied into " + folder + " will not be seen at once", e);
            return new FolderWatch(null);
        }
    }

    private static void follow(WatchService service, Runnable changed) {
        try {
            while (true) {
                for (WatchKey key = service.take(); key != null; key = service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS)) {
                    key.pollEvents();
                    key.reset();
                }
                changed.run();
            }
        } catch (InterruptedException | ClosedWatchServiceException end) {
            LOG.log(System.Logger.Level.DEBUG, "The watch of providers has ended");
        }
    }

    @Override
    public void close() {
        try {
            if (service != null) {
                service.close();
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "The watch of providers could not be ended", e);
        }
    }
}
