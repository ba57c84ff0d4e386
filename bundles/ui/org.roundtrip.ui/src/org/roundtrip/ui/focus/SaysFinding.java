// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

import org.roundtrip.analysis.Finding;

/** A view that says a finding beside what it shows. User interface's thread only. */
public interface SaysFinding {
    /** Called when a person has chosen a finding of a run. It may be another run than the one that is shown here. */
    void say(Finding chosen);
}
