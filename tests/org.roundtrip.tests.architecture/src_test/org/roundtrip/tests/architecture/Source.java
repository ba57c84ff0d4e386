// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One Java file.
 *
 * @param file where it is
 * @param text all of it
 */
record Source(Path file, String text) {

    static Source at(Path file) throws IOException {
        return new Source(file, Files.readString(file));
    }

    /** Returns the package of the file, by its folder below src. */
    String inPackage() {
        String path = file.getParent().toString();
        return path.substring(path.lastIndexOf("/src/") + 5).replace('/', '.');
    }

    /** Returns whether the file begins with the two lines that name its licence. */
    boolean namesLicence() {
        return text.startsWith("// SPDX-FileCopyrightText: 2026 Roundtrip contributors\n// SPDX-License-Identifier: EPL-2.0\n");
    }
}
