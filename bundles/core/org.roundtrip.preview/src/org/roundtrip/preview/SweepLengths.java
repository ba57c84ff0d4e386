// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The lengths at which sizes are measured, as people write them: whole numbers with commas between them. */
public final class SweepLengths {
    /** What people write when they do not know better. */
    public static final String USUAL = "1,10,100,1000";
    private static final Pattern LENGTHS = Pattern.compile("\\d{1,9}(?:,\\d{1,9}){0,49}");

    private SweepLengths() {
    }

    /** Reads lengths; each stands once, in rising order. @throws PreviewException with one sentence when these are none */
    public static List<Integer> parse(String written) throws PreviewException {
        String compact = written.replace(" ", "");
        if (!LENGTHS.matcher(compact).matches()) {
            throw new PreviewException(Previews.TEXTS.text("sweep", written));
        }
        return Stream.of(compact.split(",")).map(Integer::valueOf).distinct().sorted().toList();
    }
}
