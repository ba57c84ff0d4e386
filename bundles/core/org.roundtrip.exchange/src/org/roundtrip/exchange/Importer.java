// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;

/** Reads payloads from files of one language. A service; safe for all threads. */
public interface Importer {
    /** Returns how the names of its files end, in lower case, such as {@code .idl}. The longest ending decides. */
    List<String> endings();

    /** Returns why reading may take a while, in one sentence for the person who waits; empty when it is quick. */
    default String patience() {
        return "";
    }

    /** Returns an importer that keeps in a home what it fetches; before this it is the home of the process. */
    default Importer in(RoundtripHome home) {
        return this;
    }

    /**
     * Returns how many bytes {@link #read} fetches from Maven repositories before it can read a file. It is 0 when it
     * has what it needs. It may read files itself.
     */
    default long toFetch() {
        return 0;
    }

    /**
     * Fetches what {@link #toFetch} counts, so that {@link #read} need not. An interrupt of the thread cancels it.
     *
     * @param file    what messages name
     * @param arrived hears how many of the bytes are here, on any thread
     * @throws InvalidFileException with one sentence, when it cannot be had or was cancelled
     */
    default void fetch(SourceFile file, LongConsumer arrived) throws InvalidFileException {
    }

    /**
     * Reads a file.
     *
     * @param type the simple name of the type that becomes the payload, with what it refers to; without it, the type that
     *             no other refers to, or the first
     * @throws InvalidFileException with one sentence, when the file is damaged or has no type that can be a payload
     */
    Imported read(SourceFile file, Optional<String> type) throws InvalidFileException;

    /**
     * Reads files that stand in one folder or archive. Each is read alone, unless the language has a quicker way.
     *
     * @return what was read, in the order of the files; what belongs together may be one, and may be more than fits a payload
     * @throws InvalidFileException when nothing can be read at all, or the thread was interrupted
     */
    default List<Imported> readAll(List<SourceFile> files, ReadingListener listener) throws InvalidFileException {
        List<Imported> all = new ArrayList<>();
        for (SourceFile file : files) {
            listener.reads(1);
            try {
                all.add(read(file, Optional.empty()));
            } catch (InvalidFileException e) {
                if (Thread.currentThread().isInterrupted()) {
                    throw e;
                }
                listener.failed(file, e);
            }
        }
        return all;
    }
}
