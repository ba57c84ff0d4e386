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
    private final String source;
    private final String place;
    private final String problem;
    private final int offset;

    /**
     * A problem with a file.
     *
     * @param source  name of the file for people
     * @param place   field names and indices from 0, joined by slashes; empty for the whole file
     * @param problem what is wrong, and what would be right
     */
    public InvalidFileException(String source, String place, String problem) {
        this(source, place, problem, 0);
    }

    private InvalidFileException(String source, String place, String problem, int offset) {
        super(source + ": " + (place.isEmpty() ? "" : place + ": ") + problem);
        this.source = source;
        this.place = place;
        this.problem = problem;
        this.offset = offset;
    }

    /** The same problem at a known character of the text. */
    InvalidFileException at(int character) {
        InvalidFileException placed = new InvalidFileException(source, place, problem, character);
        placed.setStackTrace(getStackTrace());
        return placed;
    }

    /** Where in the file, such as {@code operations/2/result}; empty for the whole file. */
    public String place() {
        return place;
    }

    /** What is wrong, without the file's name and the place. */
    public String problem() {
        return problem;
    }

    /** Where in the text, in characters from 0; 0 for the whole text, and for files that are not text. */
    public int offset() {
        return offset;
    }
}
