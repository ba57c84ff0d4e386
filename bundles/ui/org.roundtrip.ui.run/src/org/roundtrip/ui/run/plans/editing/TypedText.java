// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editing;

/**
 * The JSON of a plan while it is not valid: what was typed, or read from a file. Used by the user interface's thread
 * only.
 */
final class TypedText {
    private String text;
    private String reason = "";
    private String ofFile;
    private boolean withoutPlan;

    /** Forgets everything, because a file is a valid plan. */
    void begin() {
        text = null;
        ofFile = null;
        withoutPlan = false;
    }

    /** The text of the file is not a valid plan, and there is no other plan. */
    void read(String content) {
        ofFile = content;
        withoutPlan = true;
    }

    /** A person has typed a text that is not a valid plan, or it was read. @param why one sentence, with the place */
    void broken(String typed, String why) {
        text = typed;
        reason = why;
    }

    /** The text is a valid plan now. */
    void mended() {
        text = null;
        withoutPlan = false;
    }

    /** The text that is not a valid plan is given up. */
    void dropped() {
        text = null;
    }

    /** The file has a valid plan now. */
    void saved() {
        ofFile = null;
    }

    /** Whether the text is not a valid plan. */
    boolean isBroken() {
        return text != null;
    }

    /** Why it is not one, in one sentence with the place. */
    String reason() {
        return reason;
    }

    /** The text of the file when it is not a valid plan, else null. */
    String ofFile() {
        return ofFile;
    }

    /** Whether there was never a valid plan beside the text. */
    boolean isWithoutPlan() {
        return withoutPlan;
    }

    /** Whether the text, or the valid plan that it has become, differs from the file. */
    boolean isUnsaved() {
        return text == null ? ofFile != null : !text.equals(ofFile);
    }
}
