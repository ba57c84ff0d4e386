// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui.process;

import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;

/** Runs the script that a system property names, once the workbench is open, and closes the workbench. */
public final class ScriptStart implements IStartup {
    /** The system property with the class name of a {@link Script}. */
    static final String SCRIPT = "roundtrip.tests.script";
    /** The beginning of each line that is for the test. */
    static final String REPORT = "script: ";
    /** The last line of a script that did not fail. */
    static final String DONE = "done";

    @Override
    public void earlyStartup() {
        String script = System.getProperty(SCRIPT);
        if (script != null) {
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> run(script));
        }
    }

    private static void run(String script) {
        try {
            ((Script) Class.forName(script).getConstructor().newInstance()).run(line -> System.out.println(REPORT + line));
            System.out.println(REPORT + DONE);
        } catch (Throwable failure) {
            failure.printStackTrace();
        }
        PlatformUI.getWorkbench().close();
    }
}
