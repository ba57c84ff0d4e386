// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchListener;
import org.eclipse.ui.IWorkbenchWindow;
import org.osgi.service.prefs.BackingStoreException;
import org.osgi.service.prefs.Preferences;

/**
 * Whether the workbench ended properly last time. While it runs, a preference says so; only the end of a crashed process
 * leaves it there. User interface's thread only.
 */
public final class LastEnd implements IWorkbenchListener {
    private static final String NODE = "org.roundtrip.ui.run";
    private static final String RUNNING = "RUNNING";
    private final boolean crashed;
    private boolean toBeSaid;

    /** Reads how the last process ended, and notes that this one runs. */
    public LastEnd() {
        crashed = node().getBoolean(RUNNING, false);
        toBeSaid = crashed;
        note(true);
    }

    /** Whether a person is to be told yet that the last process crashed. */
    public boolean toBeSaid() {
        return toBeSaid;
    }

    /** A person has read it. */
    public void said() {
        toBeSaid = false;
    }

    /** Gives all parts their usual room after a crash. A part that is alone in the window hides how to leave that. */
    public void restore(IWorkbench workbench) {
        if (!crashed) {
            return;
        }
        for (IWorkbenchWindow window : workbench.getWorkbenchWindows()) {
            window.getService(EModelService.class).findElements(window.getService(MWindow.class), null, MUIElement.class,
                    List.of(IPresentationEngine.MAXIMIZED))
                    .forEach(part -> part.getTags().remove(IPresentationEngine.MAXIMIZED));
        }
    }

    @Override
    public boolean preShutdown(IWorkbench workbench, boolean forced) {
        return true;
    }

    @Override
    public void postShutdown(IWorkbench workbench) {
        note(false);
    }

    private static void note(boolean running) {
        Preferences node = node();
        node.putBoolean(RUNNING, running);
        try {
            node.flush();
        } catch (BackingStoreException e) {
            ILog.get().warn("The preferences could not be written.", e);
        }
    }

    private static Preferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }
}
