// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.defect;

import org.eclipse.core.runtime.SafeRunner;
import org.roundtrip.model.text.Texts;

/**
 * Reports unchecked exceptions of work that is repeated, such as a view's: each is an error of the program. An exception
 * that comes again and again is logged once. Used by one thread at a time.
 */
public final class Defects {
    private static final Texts TEXTS = Texts.of(Defects.class);

    private String last = "";

    /** Logs an exception once and returns a sentence for the place where it arose. It skips the one of the call before. */
    public String report(RuntimeException defect) {
        if (!defect.toString().equals(last)) {
            last = defect.toString();
            // The platform logs what this throws, also where no bundle is at hand.
            SafeRunner.run(() -> {
                throw defect;
            });
        }
        return TEXTS.text("defect", defect.getMessage() == null ? defect.getClass().getSimpleName()
                : defect.getMessage());
    }
}
