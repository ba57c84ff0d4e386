// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.model.Texts;

/**
 * Words the progress of a job at the window's foot: the platform writes "Run of First look: (8%)", with a colon that
 * nothing follows but the bracket. It has no setting for this text.
 */
final class ProgressWords {
    private static final Texts TEXTS = Texts.of(ProgressWords.class);
    private static final String PLATFORM_WORDS = "org.eclipse.ui.internal.progress.ProgressMessages";
    private static final String NAME_AND_PERCENT = "JobInfo_NoTaskNameDoneMessage";

    private ProgressWords() {
    }

    /** From now on the platform uses our text. To be called once. */
    static void use() {
        try {
            Class.forName(PLATFORM_WORDS, true, PlatformUI.class.getClassLoader()).getField(NAME_AND_PERCENT)
                    .set(null, TEXTS.text("jobProgress"));
        } catch (ReflectiveOperationException e) {
            ILog.get().info("The progress of jobs is worded by the platform.", e);
        }
    }
}
