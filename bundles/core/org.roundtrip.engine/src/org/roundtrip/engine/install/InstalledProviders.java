// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.install;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.roundtrip.files.FolderWatch;

/** The providers that the user has added. Its methods read or write files, so they are not for a user interface's thread. */
public interface InstalledProviders {
    /** A place without such providers, which takes none. */
    InstalledProviders NONE = new InstalledProviders() {
        @Override
        public List<Jar> list() {
            return List.of();
        }

        @Override
        public Jar install(Path jar) {
            throw new UnsupportedOperationException("no providers can be installed here");
        }

        @Override
        public void remove(String name) {
            throw new UnsupportedOperationException("no providers can be installed here");
        }

        @Override
        public FolderWatch watch(Runnable changed) {
            return FolderWatch.NONE;
        }
    };

    /**
     * A jar of the user's.
     *
     * @param name      of its file
     * @param providers ids of the providers in it that can be used
     * @param problem   one sentence on why it cannot be used; empty when it can
     */
    record Jar(String name, List<String> providers, String problem) {
        /** Copies the list. */
        public Jar {
            providers = List.copyOf(providers);
        }
    }

    /** Returns the jars that are in the folder now, by name, and starts those that have just come. */
    List<Jar> list();

    /**
     * Copies a jar into the folder and starts it; a jar of the same name is replaced. When the answer has a problem, the jar
     * is not kept, and one of the same name that was there before stays.
     *
     * @throws IOException when it cannot be read or copied
     */
    Jar install(Path jar) throws IOException;

    /** Deletes a jar from the folder; its providers go away at once. @throws IOException when it is not there */
    void remove(String name) throws IOException;

    /**
     * Begins to watch the folder, so that jars that are copied into it work at once. A missing folder is made.
     *
     * @param changed is called after each change, on a thread of the watch
     * @return what the caller closes; a copy that came before is found by {@link #list}
     */
    FolderWatch watch(Runnable changed);
}
