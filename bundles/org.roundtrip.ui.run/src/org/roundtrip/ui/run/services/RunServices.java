// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.services;

import java.nio.file.Path;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.QuitGuard;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.control.Servers;
import org.roundtrip.ui.run.library.Library;

/** Makes the services of the perspective Run when they are first asked for: one of each, whoever asks. */
public final class RunServices extends AbstractServiceFactory {
    private static Library library;
    private static RunControl control;
    private static Servers servers;

    private static RoundtripHome home() {
        String chosen = Setting.HOME.get();
        return chosen.isBlank() ? RoundtripHome.current() : new RoundtripHome(Path.of(chosen));
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Object create(Class service, IServiceLocator parent, IServiceLocator locator) {
        IWorkbench workbench = PlatformUI.getWorkbench();
        Display display = workbench.getDisplay();
        synchronized (RunServices.class) {
            if (service == Library.class) {
                return library == null ? library = new Library(home(), display) : library;
            }
            if (service == Servers.class) {
                return servers == null ? servers = new Servers(display, home()) : servers;
            }
            if (service == RunControl.class) {
                if (control == null) {
                    control = new RunControl(display, home(),
                            workbench.getService(Providers.class), workbench.getService(OpenRuns.class),
                            workbench.getService(FocusService.class));
                    workbench.addWorkbenchListener(new QuitGuard(control));
                }
                return control;
            }
            return null;
        }
    }
}
