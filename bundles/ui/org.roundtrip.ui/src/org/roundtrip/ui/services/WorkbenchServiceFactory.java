// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.services;

import java.nio.file.Path;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.ui.theme.Setting;

/**
 * Base of the factories of services that exist once in the workbench. The workbench owns each service; at its end it
 * disposes of those that implement {@link org.eclipse.ui.services.IDisposable}. A factory therefore keeps no service itself.
 */
public abstract class WorkbenchServiceFactory extends AbstractServiceFactory {

    /** Returns null to every locator that has a parent, such as that of a view. The platform asks the parent then. */
    @Override
    @SuppressWarnings("rawtypes")
    public final Object create(Class service, IServiceLocator parent, IServiceLocator locator) {
        return parent.hasService(service) ? null : create(service, PlatformUI.getWorkbench());
    }

    /** The home that the person has chosen, or else that of this process. */
    protected static RoundtripHome home() {
        String chosen = Setting.HOME.get();
        return chosen.isBlank() ? RoundtripHome.current() : new RoundtripHome(Path.of(chosen));
    }

    /** Creates a service. User interface's thread, when the service is first asked for; null for an unknown service. */
    protected abstract Object create(Class<?> service, IWorkbench workbench);
}
