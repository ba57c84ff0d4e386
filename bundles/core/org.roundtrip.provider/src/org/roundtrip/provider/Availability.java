// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.List;

/** Whether a provider can run on this machine. */
public sealed interface Availability {

    /** The provider can run. */
    record Available() implements Availability {
    }

    /**
     * The provider cannot run.
     *
     * @param reason one sentence: why, and what to install or do
     */
    record Unavailable(String reason) implements Availability {
    }

    /**
     * The provider can run as soon as the files of its middleware have been fetched. Roundtrip itself answers this, from
     * {@link Provider#libraries(java.util.Map)} with the default options; a provider does not need to.
     *
     * @param missing the files that are not there yet, at least one
     */
    record NotFetched(List<Library> missing) implements Availability {
        /** Copies the list. */
        public NotFetched {
            missing = List.copyOf(missing);
        }

        /** Returns how many bytes are to be fetched. */
        public long bytes() {
            return missing.stream().mapToLong(Library::size).sum();
        }
    }

    /** The provider can run. */
    static Availability yes() {
        return new Available();
    }

    /** The provider cannot run, for that reason. */
    static Availability no(String reason) {
        return new Unavailable(reason);
    }
}
