// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import org.eclipse.core.runtime.ILog;

/** Watches folders for files that come, go or change, on a daemon thread of its own. */
final class FolderWatch {
    private FolderWatch() {
    }

    /** Begins to watch; makes folders that are missing. Without a watch, the tree can still be refreshed by hand. */
    static void start(List<Path> folders, Runnable changed) {
        try {
            WatchService watch = folders.getFirst().getFileSystem().newWatchService();
            for (Path folder : folders) {
                Files.createDirectories(folder);
                folder.register(watch, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
            }
            Thread.ofPlatform().daemon().name("Watching plans and runs").start(() -> follow(watch, changed));
        } catch (IOException e) {
            ILog.get().warn("Changes in the folders of plans and runs will not be seen at once.", e);
        }
    }

    private static void follow(WatchService watch, Runnable changed) {
        try {
            while (true) {
                WatchKey key = watch.take();
                key.pollEvents();
                changed.run();
                key.reset();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
