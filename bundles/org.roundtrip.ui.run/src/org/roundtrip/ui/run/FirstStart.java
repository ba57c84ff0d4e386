// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.prefs.BackingStoreException;
import org.osgi.service.prefs.Preferences;
import org.roundtrip.examples.Examples;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.views.Opening;

/** Opens the example to begin with when the workbench is started for the first time. */
public final class FirstStart implements IStartup {
    private static final String SEEN = "firstLookSeen";

    @Override
    public void earlyStartup() {
        Preferences preferences = InstanceScope.INSTANCE.getNode("org.roundtrip.ui.run");
        if (preferences.getBoolean(SEEN, false)) {
            return;
        }
        preferences.putBoolean(SEEN, true);
        try {
            preferences.flush();
        } catch (BackingStoreException e) {
            // Then the example is opened once more at the next start.
        }
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
            Opening.plan(new PlanSource.Example(Examples.names().getFirst()), page);
        });
    }
}
