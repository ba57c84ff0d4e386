// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.roundtrip.provider.Library;

/** A place where libraries come from. */
public interface LibrarySource {

    /** Takes each file that has arrived. */
    @FunctionalInterface
    interface Receiver {
        /** Takes a file, which may be moved. @throws LibraryException when it is not the right one */
        void take(Library library, Path file) throws IOException, LibraryException;
    }

    /**
     * Gets files and gives each one to the receiver, on this thread. When it fails or is interrupted, the files that are
     * complete until then are given to the receiver first.
     *
     * @param folder   for files under way; what an earlier call has left there may be used
     * @param progress is called while bytes arrive
     * @throws LibraryException     when a file cannot be had
     * @throws InterruptedException when this thread was interrupted, which means cancel
     */
    void fetch(List<Library> wanted, Path folder, FetchProgress progress, Receiver receiver)
            throws LibraryException, IOException, InterruptedException;
}
