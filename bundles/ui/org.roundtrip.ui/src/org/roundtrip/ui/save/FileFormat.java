// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A format in which something can be saved.
 *
 * @param label  its name for people
 * @param ending how names of its files end, without the dot, in lower case
 */
public record FileFormat(String label, String ending) {

    /**
     * The name of a file whose ending fits its format. The name keeps its ending when that is the one of the chosen format,
     * or when it is typed while the format at first is still chosen. Else it gets the ending of the chosen format, in
     * place of that of another, or of what it ends with itself: x.json becomes x.payload.json.
     *
     * @param written the name as it stands in the dialog, which does not change it when another format is chosen
     * @param formats what can be chosen; the first is chosen at first
     * @param chosen  index of the chosen format
     */
    static String nameFor(String written, List<FileFormat> formats, int chosen) {
        FileFormat format = formats.get(chosen);
        Optional<FileFormat> named = formats.stream().filter(each -> each.fits(written)).findFirst();
        if (named.isPresent() && (chosen == 0 || format.fits(written))) {
            return written;
        }
        String base = named.map(each -> written.substring(0, written.length() - each.ending.length() - 1))
                .orElseGet(() -> format.begun(written));
        return base + "." + format.ending;
    }

    /** Returns a name without the last part of this ending, if it has one of its last parts already. */
    private String begun(String name) {
        String part = ending;
        while (part.indexOf('.') >= 0) {
            part = part.substring(part.indexOf('.') + 1);
            if (name.toLowerCase(Locale.ROOT).endsWith("." + part)) {
                return name.substring(0, name.length() - part.length() - 1);
            }
        }
        return name;
    }

    private boolean fits(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith("." + ending);
    }
}
