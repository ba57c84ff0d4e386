// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.io.IOException;

/**
 * A file that cannot be used. The message is one sentence that names the file, the place in it and the problem, such as
 * {@code first-look.plan.json: protocol/forks: must be at least 1, but is 0}.
 */
public final class InvalidFileException extends IOException {
    private static final long serialVersionUID = 1L;
    private final String place;
    private final String problem;

    /**
     * A problem with a file.
     *
     * @param source  name of the file for people
     * @param place   field names and indices from 0, joined by slashes; empty for the whole file
     * @param problem what is wrong, and what would be right
     */
    public InvalidFileException(String source, String place, String problem) {
        super(source + ": " + (place.isEmpty() ? "" : place + ": ") + problem);
        this.place = place;
        this.problem = problem;
    }

    /** Where in the file, such as {@code operations/2/result}; empty for the whole file. */
    public String place() {
        return place;
    }

    /** What is wrong, without the file's name and the place. */
    public String problem() {
        return problem;
    }
}
